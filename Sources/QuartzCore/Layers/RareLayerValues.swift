import Foundation

/// The rarely used values of a layer, which are stored separately to save memory in layers that do not use them.
final class RareLayerValues {
  var name: String?
  var actions: [String: any CAAction]?
  var style: [AnyHashable: Any]?
  var filters: [Any]?
  var backgroundFilters: [Any]?
  var compositingFilter: Any?
  var contentsFormat = CALayerContentsFormat.RGBA8Uint
  var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
  var allowsEdgeAntialiasing = false
  var drawsAsynchronously = false
  var toneMapMode = CALayer.ToneMapMode.automatic
  var wantsExtendedRange = false
  var minificationFilterBias: Float = 0
  /// The object that was set as `contents`, or nil if it is a `CGImage` or was not set.
  var contentsObject: Any?
  /// The values that the app stored under keys that are not properties of the class.
  var customValues: [String: Any] = [:]
  var timing = TimingValues()
  /// The union of the rectangles passed to `setNeedsDisplay(_:)`, or null if the whole layer is to be drawn.
  var dirtyRect = CGRect.null
  /// The part of the layer that is being drawn: a tile, or the rectangle of `setNeedsDisplay(_:)`. The value is nil if the whole layer
  /// is drawn, or nothing.
  var drawnRect: CGRect?

  init() {}
}
