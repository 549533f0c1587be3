import Foundation

// Until the controllers land.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  package final weak var rootWindow: UIWindow?
  open var view: UIView! = UIView()
  public var viewIfLoaded: UIView? { view }
  public var isViewLoaded: Bool { true }
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { .zero }
  open var viewRespectsSystemMinimumLayoutMargins: Bool { false }
  open func viewLayoutMarginsDidChange() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  open func endAppearanceTransition() {}
  package final var traitsForView: UITraitCollection { TraitCache.initial }
  package final func updateTraits() {}
  package final func viewWillBeLaidOut() {}
  package final func viewWasLaidOut() {}
  package final func viewWillMove(toWindow window: UIWindow?) {}
  package final func viewDidMove(toWindow window: UIWindow?) {}
  package final func safeArea(around place: UIEdgeInsets) -> UIEdgeInsets { place }
  package final func windowWillResize(to size: CGSize, change: () -> Void) { change() }
}
