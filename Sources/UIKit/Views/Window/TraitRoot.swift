/// A view whose traits, and those of its descendants, may be out of date.
@MainActor package struct TraitRoot {
  package weak var view: UIView?
  package init(_ view: UIView) { self.view = view }
}
