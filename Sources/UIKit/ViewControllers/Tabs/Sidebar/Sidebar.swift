import Foundation

extension UITabBarController {
  /// The sidebar of a tab bar controller, which shows the tabs and their children in wide windows.
  ///
  /// The sidebar is available if the controller's `mode` is `tabSidebar`, or if the mode is `automatic` and there are
  /// groups.
  @preconcurrency @MainActor open class Sidebar: NSObject {
    /// The arrangement of the sidebar and the content.
    public enum Layout: Int, Sendable {
      /// The system chooses the arrangement. In Tessera, the arrangement is `tile` if the window is at least 900 points
      /// wide.
      case automatic = 0
      /// The sidebar is in front of the content.
      case overlap = 1
      /// The sidebar is beside the content.
      case tile = 2
    }

    /// A position to which the sidebar can be scrolled.
    public enum ScrollTarget {
      /// The header at the beginning of the sidebar (`headerContentConfiguration`).
      case header
      /// The footer at the end of the sidebar (`footerContentConfiguration`).
      case footer
      /// The row of a tab.
      case tab(UITab)
    }

    private weak var owner: UITabBarController?
    private var isHiddenStorage: Bool?

    package init(owner: UITabBarController) { self.owner = owner }

    /// The delegate, which configures the rows. It is not retained. The default is nil.
    open weak var delegate: (any Delegate)? { didSet { owner?.sidebarListChanged() } }

    /// A Boolean value that determines whether the sidebar is hidden. A visible sidebar replaces the tab bar.
    ///
    /// The default is true in wide windows, and false in narrow windows, which never show the sidebar (measured on
    /// UIKit, case `tab-ipad-floating-bar` of Tests/Oracle). Setting this property does not animate the change.
    open var isHidden: Bool {
      get { isHiddenStorage ?? (owner?.isWide ?? true) }
      set {
        guard newValue != isHidden else { return }
        isHiddenStorage = newValue
        owner?.sidebarVisibilityChanged()
      }
    }

    /// The arrangement of the sidebar and the content. The default is `automatic`.
    open var preferredLayout = Layout.automatic {
      didSet { if preferredLayout != oldValue { owner?.viewIfLoaded?.setNeedsLayout() } }
    }

    /// The configuration of a view above the rows. The default is nil.
    open var headerContentConfiguration: (any UIContentConfiguration)? { didSet { owner?.sidebarEdgesChanged() } }

    /// The configuration of a view below the rows. The default is nil.
    open var footerContentConfiguration: (any UIContentConfiguration)? { didSet { owner?.sidebarEdgesChanged() } }

    /// A view at the bottom of the sidebar, which does not scroll. The default is nil.
    open var bottomBarView: UIView? { didSet { owner?.sidebarEdgesChanged() } }

    /// The elements of a menu at the top of the sidebar. The default is nil, which shows no menu.
    open var navigationOverflowItems: UIDeferredMenuElement? { didSet { owner?.sidebarEdgesChanged() } }

    /// Updates the row of a tab with a new item from the delegate.
    ///
    /// - Parameter tab: The tab. A tab without a row is ignored.
    open func reconfigureItem(for tab: UITab) { owner?.sidebarChanged(tab) }

    /// Scrolls the sidebar to its header, its footer or the row of a tab.
    ///
    /// - Parameters:
    ///   - target: The position to scroll to. A tab without a row is ignored.
    ///   - animated: `true` to animate the scrolling.
    open func scroll(to target: ScrollTarget, animated: Bool) { owner?.scrollSidebar(to: target, animated: animated) }

    package final func hide(_ hides: Bool) { isHiddenStorage = hides }
  }
}
