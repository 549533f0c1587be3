import QuartzCore

/// Plugs the compositor in.
package enum PixmanCompositing {
  /// Makes `Rendering` use this compositor. Stores closures only.
  package static func register() {
    Rendering.makeServer = { PixmanServer() }
    Rendering.drawOffscreen = { layer, target, origin, scale in Offscreen.draw(layer, target, origin, scale) }
  }
}
