import Foundation

extension UIViewController {
  /// The animation with which a view controller is pushed or presented, and popped or dismissed.
  @preconcurrency @MainActor open class Transition: NSObject {
    /// The kind of a transition: one of the modal styles, or a zoom from a source view.
    enum Kind {
      case style(UIModalTransitionStyle)
      case zoom(ZoomOptions, (ZoomSourceViewProviderContext) -> UIView?)
    }

    final var kind = Kind.style(.coverVertical)

    /// Creates a transition that slides a presented controller from the bottom. Use the class methods and properties to
    /// create other transitions.
    public required override init() { super.init() }

    private static func make(_ kind: Kind) -> Self {
      let transition = Self()
      transition.kind = kind
      return transition
    }

    /// Creates a transition that zooms from a view, such as the thumbnail of a photo or a cell, and back to that view.
    ///
    /// The user can drag the controller down or pinch it to go back. A presentation with the style `automatic` fills
    /// the window.
    ///
    /// - Parameters:
    ///   - options: The options. The default is nil, which uses the default options.
    ///   - sourceViewProvider: A closure that returns the view. The closure is called before each transition in either
    ///     direction, because the source view may have changed. If the view is nil or not in a window, a different
    ///     transition replaces the zoom.
    /// - Returns: The transition.
    public class func zoom(
      options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Self { make(.zoom(options ?? ZoomOptions(), sourceViewProvider)) }

    /// A transition that slides a presented controller from the bottom. This transition has no effect on pushes.
    public class var coverVertical: Self { make(.style(.coverVertical)) }

    /// A transition that flips a presented controller. In Tessera the controller slides from the bottom instead. This
    /// transition has no effect on pushes.
    public class var flipHorizontal: Self { make(.style(.flipHorizontal)) }

    /// A transition that fades a presented controller in and out. This transition has no effect on pushes.
    public class var crossDissolve: Self { make(.style(.crossDissolve)) }

    /// A transition that curls the presenting view up. In Tessera the presented view slides from the bottom instead.
    /// This transition has no effect on pushes.
    public class var partialCurl: Self { make(.style(.partialCurl)) }
  }

  /// The transition with which this controller is pushed or presented, and popped or dismissed. The animators of
  /// delegates take precedence. The default is nil, which means that the navigation controller or `modalTransitionStyle`
  /// determines the transition.
  public var preferredTransition: Transition? {
    get { presentation.preferred }
    set { presentation.preferred = newValue }
  }
}
