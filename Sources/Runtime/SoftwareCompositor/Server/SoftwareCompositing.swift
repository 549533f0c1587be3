import QuartzCore

/// Registers the compositor.
package enum SoftwareCompositing {
  /// Registers this compositor with `Rendering`. It only stores closures.
  package static func register() {
    Rendering.makeServer = { SoftwareRenderServer() }
    Rendering.drawOffscreen = { layer, target, origin, scale in Offscreen.draw(layer, target, origin, scale) }
  }
}
