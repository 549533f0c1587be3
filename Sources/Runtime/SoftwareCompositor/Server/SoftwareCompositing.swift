import QuartzCore

/// Registers the compositor with QuartzCore.
package enum SoftwareCompositing {
  /// Registers this compositor with `Rendering`. The function only stores closures.
  package static func register() {
    Rendering.makeServer = { SoftwareRenderServer() }
    Rendering.drawOffscreen = { layer, target, origin, scale in OffscreenRenderer.draw(layer, target, origin, scale) }
  }
}
