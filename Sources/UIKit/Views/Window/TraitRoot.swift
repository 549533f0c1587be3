/// A view whose traits may be out of date, together with those of its descendants.
@MainActor package struct TraitRoot {
  package weak var view: UIView?
  package init(_ view: UIView) { self.view = view }
}
