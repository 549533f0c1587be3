/// What setters ask before anything else.
@MainActor package enum LayerActions {
  /// Whether views answer with animations at the moment. UIKit sets it while an animation block runs.
  package static var viewsAnimate: Bool {
    get { RenderContext.current.viewsAnimate }
    set { RenderContext.current.viewsAnimate = newValue }
  }
}
