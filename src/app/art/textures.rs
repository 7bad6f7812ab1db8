//! Pictures handed to the graphics card, once each.

use egui::{ColorImage, Context, TextureHandle, TextureOptions};
use std::sync::Arc;

/// The pictures in use.
#[derive(Default)]
pub struct Textures {
    known: Vec<(Arc<ColorImage>, TextureHandle)>,
}

impl Textures {
    /// The texture of a picture.
    pub fn get(&mut self, ctx: &Context, image: &Arc<ColorImage>) -> TextureHandle {
        if let Some((_, handle)) = self.known.iter().find(|(known, _)| Arc::ptr_eq(known, image)) {
            return handle.clone();
        }
        // Pictures nobody else holds any more are let go.
        self.known.retain(|(known, _)| Arc::strong_count(known) > 1);
        let options = TextureOptions::LINEAR;
        let handle = ctx.load_texture("photo", Arc::clone(image), options);
        self.known.push((Arc::clone(image), handle.clone()));
        handle
    }
}
