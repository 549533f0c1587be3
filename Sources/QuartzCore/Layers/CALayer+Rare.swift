import CoreGraphics
import Foundation

// Properties that few layers use, kept in a box of their own.
extension CALayer {
  final func updateActionFlag() {
    let has = extras?.actions != nil || extras?.style != nil
    if has { flags.insert(.hasActions) } else { flags.remove(.hasActions) }
  }

  /// Filters of the content. Stored; there are no filters, as on iOS. Default nil.
  public final var filters: [Any]? {
    get { extras?.filters }
    set { makeExtras().filters = newValue }
  }

  /// Filters of what is behind. Stored; there are no filters, as on iOS. Default nil.
  public final var backgroundFilters: [Any]? {
    get { extras?.backgroundFilters }
    set { makeExtras().backgroundFilters = newValue }
  }

  /// How the layer is mixed with what is behind. Stored; layers are always drawn over, as on iOS. Default nil.
  public final var compositingFilter: Any? {
    get { extras?.compositingFilter }
    set { makeExtras().compositingFilter = newValue }
  }

  /// The edges that are smoothed. Stored. Default all four.
  public final var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { extras?.edgeAntialiasingMask ?? [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge] }
    set { makeExtras().edgeAntialiasingMask = newValue }
  }

  /// Whether edges are smoothed. Stored: turned and projected edges always are. Default false.
  public final var allowsEdgeAntialiasing: Bool {
    get { extras?.allowsEdgeAntialiasing ?? false }
    set { makeExtras().allowsEdgeAntialiasing = newValue }
  }

  /// How far trilinear filtering leans to sharper copies. Stored. Default 0.
  public final var minificationFilterBias: Float {
    get { extras?.minificationFilterBias ?? 0 }
    set { makeExtras().minificationFilterBias = newValue }
  }

  /// The factor by which a corner of this curve reaches further along the edges than its radius.
  public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }

  /// Whether a value would be archived. Nothing is archived here: false.
  public func shouldArchiveValue(forKey key: String) -> Bool { false }

  /// Makes the view the layer's delegate that it backs: nothing is kept alive, and the view clears `owner` when it goes.
  package final func back(_ view: any CALayerDelegate) {
    delegateStorage = nil
    owner = view
    flags.insert([.hasDelegate, .delegateIsView])
  }

  /// Says that the layer's delegate is its view: it answers null to every question for an action unless
  /// `LayerActions.viewsAnimate`, so setters need not ask. Set it after `delegate`.
  package final var delegateIsView: Bool {
    get { flags.contains(.delegateIsView) }
    set { if newValue { flags.insert(.delegateIsView) } else { flags.remove(.delegateIsView) } }
  }

  /// Scrolls the nearest `CAScrollLayer` above so that `p` (own coordinates) is at its origin.
  public final func scroll(_ p: CGPoint) {
    guard let scroller = nearestScrollLayer else { return }
    scroller.scroll(to: convert(p, to: scroller))
  }

  final var nearestScrollLayer: CAScrollLayer? {
    var layer = superlayer
    while let current = layer {
      if let scroller = current as? CAScrollLayer { return scroller }
      layer = current.superlayer
    }
    return nil
  }
}
