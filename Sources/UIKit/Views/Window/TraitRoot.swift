/// A view that is the root of a subtree with traits that may be out of date.
@MainActor package struct TraitRoot {
  package weak var view: UIView?
  package init(_ view: UIView) { self.view = view }
}
