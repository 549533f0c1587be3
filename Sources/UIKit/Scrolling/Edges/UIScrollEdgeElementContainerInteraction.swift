import CoreGraphics
import Foundation

/// An interaction that shows the edge effect of a scroll view behind a container of views, such as buttons, in front of the scroll
/// view.
///
/// The effect is shown while the container has an element, which is a descendant of a class other than `UIView`, and while there
/// is content behind the container. `UIScrollView.topEdgeEffect` and `bottomEdgeEffect` determine its style. Only the top and
/// bottom edges have an effect.
@preconcurrency @MainActor open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
  /// The container, or `nil` if the interaction belongs to no view.
  open private(set) weak var view: UIView?
  /// The scroll view behind the container. It is not retained.
  open weak var scrollView: UIScrollView? {
    willSet { if scrollView !== newValue { detach() } }
    didSet { if scrollView !== oldValue { attach() } }
  }
  /// The edge of the scroll view at which the container is. The default is no edge.
  open var edge: UIRectEdge = [] {
    willSet { if edge != newValue { detach() } }
    didSet { if edge != oldValue { attach() } }
  }

  private var effectView: ScrollEdgeView?

  /// Creates an interaction without a scroll view.
  public override init() { super.init() }

  /// Called before the interaction is added to a view or removed from its view.
  ///
  /// - Parameter view: The new view, or `nil` if the interaction is removed.
  open func willMove(to view: UIView?) {
    guard self.view !== view else { return }
    detach()
    self.view = nil
  }

  /// Called after the interaction was added to a view or removed from its view.
  ///
  /// - Parameter view: The new view, or `nil` if the interaction was removed.
  open func didMove(to view: UIView?) {
    guard self.view !== view else { return }
    self.view = view
    attach()
  }

  private func attach() {
    guard let scrollView, view != nil, edge.contains(.top) || edge.contains(.bottom) else { return }
    let effectView = ScrollEdgeView(isAtBottom: !edge.contains(.top))
    effectView.layer.zPosition = 999
    scrollView.addSubview(effectView)
    self.effectView = effectView
    let effects = scrollView.edgeEffects ?? ScrollEdgeEffects()
    scrollView.edgeEffects = effects
    let key = ObjectIdentifier(effectView)
    effects.containers[key] = { [weak self, weak effects, weak effectView] in
      if let self { return update() }
      // The interaction was released together with its container.
      effects?.containers[key] = nil
      effectView?.removeFromSuperview()
    }
    update()
  }

  private func detach() {
    guard let effectView else { return }
    scrollView?.edgeEffects?.containers[ObjectIdentifier(effectView)] = nil
    effectView.removeFromSuperview()
    self.effectView = nil
  }

  private static func hasElement(_ view: UIView) -> Bool {
    view.subviews.contains { !$0.isHidden && (type(of: $0) != UIView.self || hasElement($0)) }
  }

  /// Shows the effect between the edge of the scroll view and the inner edge of the container. A hard effect ends 30 points
  /// before it (measured on iOS 26.1 with a container of 100 points below a navigation bar: Vercantez/openuikit,
  /// scrolledgeeffectprobe, `interaction`).
  private func update() {
    guard let effectView, let scrollView, let view, view.window != nil, view.window === scrollView.window else {
      self.effectView?.alpha = 0
      return
    }
    let isAtTop = edge.contains(.top)
    let look = isAtTop ? scrollView.topEdgeLook : scrollView.bottomEdgeLook
    let frame = view.convert(view.bounds, to: scrollView)
    let visible = scrollView.bounds
    let hasContent =
      isAtTop
      ? frame.maxY - ScrollEdgeView.glassMargin > 0
      : frame.minY + ScrollEdgeView.glassMargin < scrollView.contentSize.height
    guard look != .hidden, hasContent, !view.isHidden, view.alpha > 0.01, Self.hasElement(view) else {
      effectView.alpha = 0
      return
    }
    // The automatic effect of containers was a wash like that of the soft style in one of two measurements.
    effectView.look = look == .hard ? .hard : .soft
    let extent = look == .hard ? -Self.hardMargin : ScrollEdgeView.fade
    let (top, bottom) =
      isAtTop ? (visible.minY, frame.maxY + extent) : (frame.minY - extent, visible.maxY)
    effectView.frame = CGRect(x: visible.minX, y: top, width: visible.width, height: max(0, bottom - top))
    effectView.alpha = 1
  }

  /// The distance in points between the inner edge of a container and the end of a hard effect.
  private static let hardMargin: CGFloat = 30
}
