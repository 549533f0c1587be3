import Foundation

extension UIViewController.Transition {
  /// The options of a zoom transition.
  @preconcurrency @MainActor open class ZoomOptions: NSObject {
    public override init() { super.init() }

    /// A closure that determines whether a gesture begins to dismiss or pop the zoomed controller. The default is nil,
    /// which uses the value of `InteractionContext.willBegin`.
    open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?

    /// A closure that returns the part of the zoomed controller's view that corresponds to the source view, such as the
    /// frame of an enlarged photo. The rectangle is in the coordinate system of the zoomed controller's view. If the
    /// closure or its result is nil, the whole view is aligned with the source view. The default is nil.
    open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?

    /// The color that covers the content behind the zoomed controller. The default is nil, which dims this content
    /// slightly.
    open var dimmingColor: UIColor?

    /// The effect that covers the content behind the zoomed controller. The default is nil.
    open var dimmingVisualEffect: UIBlurEffect?
  }

  /// Information for the closure that returns the source view of a zoom transition: the view controllers of the
  /// transition.
  @preconcurrency @MainActor open class ZoomSourceViewProviderContext: NSObject {
    /// The controller with the source view, or nil if it was deallocated.
    open private(set) weak var sourceViewController: UIViewController?
    private let zoomed: UIViewController
    /// The controller that zooms from the source view.
    open var zoomedViewController: UIViewController { zoomed }

    init(source: UIViewController?, zoomed: UIViewController) {
      sourceViewController = source
      self.zoomed = zoomed
      super.init()
    }
  }
}

extension UIViewController.Transition.ZoomOptions {
  /// Information about the gesture that is about to dismiss or pop a zoomed controller.
  @preconcurrency @MainActor open class InteractionContext: NSObject {
    private let values: (location: CGPoint, velocity: CGVector, willBegin: Bool)

    init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
      values = (location, velocity, willBegin)
      super.init()
    }

    /// The location of the touch, in the coordinate system of the zoomed controller's view.
    open var location: CGPoint { values.location }

    /// The velocity of the touch, in points per second.
    open var velocity: CGVector { values.velocity }

    /// A Boolean value that indicates whether the gesture would begin by default, if the application did not set a
    /// closure. The value is `false` if a scroll view below the touch can scroll in the direction of the drag.
    open var willBegin: Bool { values.willBegin }
  }

  /// Information for the closure that returns the alignment rectangle of a zoom transition: the source view and the
  /// zoomed controller.
  @preconcurrency @MainActor open class AlignmentRectContext: NSObject {
    private let source: UIView
    private let zoomed: UIViewController

    init(source: UIView, zoomed: UIViewController) {
      self.source = source
      self.zoomed = zoomed
      super.init()
    }

    /// The view from which the controller zooms.
    open var sourceView: UIView { source }

    /// The controller that zooms from the source view.
    open var zoomedViewController: UIViewController { zoomed }
  }
}
