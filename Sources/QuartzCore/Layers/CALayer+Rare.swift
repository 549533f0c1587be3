import CoreGraphics
import Foundation

// Properties that few layers use, stored in a separate object.
extension CALayer {
  final func updateActionFlag() {
    let hasActions = extras?.actions != nil || extras?.style != nil
    if hasActions { flags.insert(.hasActions) } else { flags.remove(.hasActions) }
  }

  /// The filters to apply to the layer's content. The value is stored but has no effect, as on iOS. The default is nil.
  public final var filters: [Any]? {
    get { extras?.filters }
    set { makeExtras().filters = newValue }
  }

  /// The filters to apply to the content behind the layer. The value is stored but has no effect, as on iOS. The
  /// default is nil.
  public final var backgroundFilters: [Any]? {
    get { extras?.backgroundFilters }
    set { makeExtras().backgroundFilters = newValue }
  }

  /// The filter that combines the layer with the content behind it. The value is stored but has no effect, as on iOS.
  /// The default is nil.
  public final var compositingFilter: Any? {
    get { extras?.compositingFilter }
    set { makeExtras().compositingFilter = newValue }
  }

  /// The edges that are antialiased. The value is stored but has no effect. The default is all four edges.
  public final var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { extras?.edgeAntialiasingMask ?? [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge] }
    set { makeExtras().edgeAntialiasingMask = newValue }
  }

  /// A Boolean value that determines whether edges are antialiased. The value is stored but has no effect: rotated and
  /// projected edges are always antialiased. The default is false.
  public final var allowsEdgeAntialiasing: Bool {
    get { extras?.allowsEdgeAntialiasing ?? false }
    set { makeExtras().allowsEdgeAntialiasing = newValue }
  }

  /// The amount by which trilinear filtering prefers larger images over reduced ones. The value is stored but has no
  /// effect. The default is 0.
  public final var minificationFilterBias: Float {
    get { extras?.minificationFilterBias ?? 0 }
    set { makeExtras().minificationFilterBias = newValue }
  }

  /// Returns the length of an edge that a rounded corner occupies, as a multiple of the corner radius.
  ///
  /// - Parameter curve: A corner curve.
  /// - Returns: 1.528665 for `.continuous`, otherwise 1.
  public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }

  /// Returns a Boolean value that indicates whether a property's value is archived. Archives of layers are not
  /// supported.
  ///
  /// - Parameter key: The name of a property.
  /// - Returns: Always `false`.
  public func shouldArchiveValue(forKey key: String) -> Bool { false }

  /// Sets a view as the layer's delegate and `owner`. The layer does not retain the view, and the view clears `owner`
  /// when it is deallocated.
  package final func setOwningView(_ view: any CALayerDelegate) {
    delegateStorage = nil
    owner = view
    flags.insert([.hasDelegate, .delegateIsView])
  }

  /// Indicates whether the layer's delegate is its view.
  ///
  /// Such a delegate returns null for every action unless `LayerActions.viewsAnimate` is true, so setters skip the
  /// lookup. Set this property after `delegate`.
  package final var delegateIsView: Bool {
    get { flags.contains(.delegateIsView) }
    set { if newValue { flags.insert(.delegateIsView) } else { flags.remove(.delegateIsView) } }
  }

  /// Scrolls the nearest ancestor that is a `CAScrollLayer` until a point is at its origin. Does nothing if there is no
  /// such ancestor.
  ///
  /// - Parameter p: A point in this layer's coordinate system.
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
