import QuartzCore

/// Registers the compositor.
package enum SoftwareCompositing {
  /// Makes `Rendering` use this compositor. It only stores closures.
  package static func register() {
    Rendering.makeServer = { SoftwareRenderServer() }
    Rendering.drawOffscreen = { layer, target, origin, scale in Offscreen.draw(layer, target, origin, scale) }
  }
}
