import Foundation

/// The rarely used values of a layer, stored separately so that other layers do not need the memory.
final class LayerExtras {
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
  /// The object that was set as `contents`, if it is not an image itself.
  var contentsObject: Any?
  /// The values that were set for keys that are not properties of the class.
  var custom: [String: Any] = [:]
  var timing = TimingValues()
  /// The part of the layer that was passed to `setNeedsDisplay(_:)`, or null for the whole layer.
  var dirtyRect = CGRect.null

  init() {}
}
