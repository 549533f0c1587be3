import QuartzCore

/// Plugs the compositor in.
package enum SoftwareCompositing {
  /// Makes `Rendering` use this compositor. Stores closures only.
  package static func register() {
    Rendering.makeServer = { SoftwareRenderServer() }
    Rendering.drawOffscreen = { layer, target, origin, scale in Offscreen.draw(layer, target, origin, scale) }
  }
}
