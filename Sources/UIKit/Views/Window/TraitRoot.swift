/// A view whose traits may be out of date, and with it those below.
@MainActor package struct TraitRoot {
  package weak var view: UIView?
  package init(_ view: UIView) { self.view = view }
}
