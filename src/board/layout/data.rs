//! The form of a layout in files, and what makes a layout of it.

use super::{
    BuildingSite, CityKind, Dotted, Exit, Fixture, Given, Layout, LayoutError, MAX_MORE_DICE,
    MoreDice, Wall,
};
use crate::board::space::MAX_SIZE;
use crate::board::{Drawing, Side, Space, is_name};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// The form a layout has in a file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct LayoutData {
    pub(super) name: String,
    #[serde(default)]
    pub(super) title: String,
    pub(super) rows: u8,
    pub(super) cols: u8,
    pub(super) rounds: u8,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) short_rounds: Vec<u8>,
    pub(super) exits: Vec<Exit>,
    #[serde(default)]
    pub(super) centre: Vec<Space>,
    #[serde(default)]
    pub(super) buildings: Vec<BuildingSite>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) walls: Vec<Wall>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) mountains: Vec<Space>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) cities: Vec<Space>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) city_kinds: Vec<CityKind>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) labs: Vec<Space>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) dotted: Vec<Dotted>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) given: Vec<Given>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) dice: Vec<MoreDice>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(super) layer: String,
    pub(super) network_values: Vec<u16>,
}

impl TryFrom<LayoutData> for Layout {
    type Error = LayoutError;

    fn try_from(mut data: LayoutData) -> Result<Layout, LayoutError> {
        // Nobody plays with more expansions at once.
        data.short_rounds.truncate(8);
        let (rows, cols) = (data.rows, data.cols);
        if !(1..=MAX_SIZE).contains(&rows) || !(1..=MAX_SIZE).contains(&cols) {
            return Err(LayoutError::Size { rows, cols });
        }
        let area = usize::from(rows) * usize::from(cols);
        let index = |what: Fixture, entry: usize, space: Space| {
            if space.row < rows && space.col < cols {
                Ok(usize::from(space.row) * usize::from(cols) + usize::from(space.col))
            } else {
                Err(LayoutError::Outside { what, space, entry })
            }
        };
        let twice = |what, entry, space| Err(LayoutError::Twice { what, space, entry });
        let mut layout = Layout {
            exit_at: vec![0; 4 * area],
            walled: vec![false; 4 * area],
            beyond: Vec::new(),
            centre: vec![false; area],
            buildings: vec![None; area],
            blocked: vec![false; area],
            given: Vec::new(),
            data,
        };
        let data = &layout.data;
        for (entry, &Exit { space, side, .. }) in data.exits.iter().enumerate() {
            let place = 4 * index(Fixture::Exit, entry, space)? + side.index();
            let border = match side {
                Side::North => space.row == 0,
                Side::East => space.col + 1 == cols,
                Side::South => space.row + 1 == rows,
                Side::West => space.col == 0,
            };
            if !border {
                return Err(LayoutError::InnerExit { space, side, entry });
            }
            if layout.exit_at[place] != 0 {
                return twice(Fixture::Exit, entry, space);
            }
            // At most 128 border sides exist, so the number fits.
            layout.exit_at[place] = entry as u16 + 1;
        }
        for (entry, &space) in data.centre.iter().enumerate() {
            let place = index(Fixture::Centre, entry, space)?;
            if std::mem::replace(&mut layout.centre[place], true) {
                return twice(Fixture::Centre, entry, space);
            }
        }
        for (entry, site) in data.buildings.iter().enumerate() {
            let place = index(Fixture::Building, entry, site.space)?;
            if layout.buildings[place].replace(site.building).is_some() {
                return twice(Fixture::Building, entry, site.space);
            }
        }
        for (entry, wall) in data.walls.iter().enumerate() {
            let place = index(Fixture::Wall, entry, wall.space)?;
            layout.walled[4 * place + wall.side.index()] = true;
            if let Some(beyond) = wall.space.step(wall.side)
                && let Ok(place) = index(Fixture::Wall, entry, beyond)
            {
                layout.walled[4 * place + wall.side.opposite().index()] = true;
            }
        }
        let mut seen = BTreeSet::new();
        let dotted: Vec<Space> = data.dotted.iter().map(|mountain| mountain.space).collect();
        for (what, list) in [
            (Fixture::Mountain, &data.mountains),
            (Fixture::City, &data.cities),
            (Fixture::Dotted, &dotted),
        ] {
            for (entry, &space) in list.iter().enumerate() {
                layout.blocked[index(what, entry, space)?] = true;
                if !seen.insert(space) {
                    return twice(what, entry, space);
                }
            }
        }
        for (entry, &CityKind { space, kind }) in data.city_kinds.iter().enumerate() {
            let again = data.city_kinds[..entry].iter().any(|before| before.space == space);
            if again || !data.cities.contains(&space) || !kind.is_box_route() {
                return Err(LayoutError::CityKind { space, entry });
            }
        }
        for (entry, &space) in data.labs.iter().enumerate() {
            index(Fixture::Lab, entry, space)?;
            if data.labs[..entry].contains(&space) {
                return twice(Fixture::Lab, entry, space);
            }
        }
        for (entry, mountain) in data.dotted.iter().enumerate() {
            let Dotted { space, ref sides } = *mountain;
            if sides.is_empty() {
                return Err(LayoutError::Nothing { what: Fixture::Dotted, space, entry });
            }
            if (1..sides.len()).any(|place| sides[..place].contains(&sides[place])) {
                return twice(Fixture::Dotted, entry, space);
            }
        }
        for (entry, &Given { space, route }) in data.given.iter().enumerate() {
            let place = index(Fixture::Given, entry, space)?;
            if route.is_empty() {
                return Err(LayoutError::Nothing { what: Fixture::Given, space, entry });
            }
            if layout.blocked[place] {
                return Err(LayoutError::GivenBlocked { space, entry });
            }
            layout.given.resize(area, Drawing::EMPTY);
            if !std::mem::replace(&mut layout.given[place], route).is_empty() {
                return twice(Fixture::Given, entry, space);
            }
        }
        let mut more: u8 = 0;
        for (entry, dice) in data.dice.iter().enumerate() {
            more = more.saturating_add(dice.copies);
            let again = data.dice[..entry].iter().any(|before| before.die == dice.die);
            if !dice.die.is_ascii_uppercase() || dice.copies == 0 || more > MAX_MORE_DICE || again {
                return Err(LayoutError::Dice { entry });
            }
        }
        if !data.layer.is_empty() && !is_name(&data.layer) {
            return Err(LayoutError::Layer(data.layer.chars().take(40).collect()));
        }
        layout.beyond = layout.survey();
        Ok(layout)
    }
}

impl From<Layout> for LayoutData {
    fn from(layout: Layout) -> LayoutData {
        layout.data
    }
}
