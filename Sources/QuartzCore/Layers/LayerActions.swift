/// The state that determines whether setters of view layers look up actions.
@MainActor package enum LayerActions {
  /// Indicates whether views provide animations as actions. UIKit sets it while an animation block runs.
  package static var viewsAnimate: Bool {
    get { RenderContext.current.viewsAnimate }
    set { RenderContext.current.viewsAnimate = newValue }
  }
}
