import Foundation
import QuartzCore

/// Shows the picture of a camera. There are no cameras in Tessera, so the layer is black.
open class AVCaptureVideoPreviewLayer: CALayer, @unchecked Sendable {
  /// The session, which is retained, or nil.
  open var session: AVCaptureSession?
  /// The way in which pictures fill the layer. The default is `resizeAspect`.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// The connection with a camera, which is nil.
  open var connection: AVCaptureConnection? { nil }
  /// A Boolean value that indicates whether the layer shows pictures, which is always `false`.
  open var isPreviewing: Bool { false }
  /// A Boolean value that indicates whether pictures can be turned.
  open var isOrientationSupported: Bool { false }
  /// The orientation of pictures. The default is `portrait`.
  open var orientation = AVCaptureVideoOrientation.portrait
  /// A Boolean value that indicates whether pictures can be mirrored.
  open var isMirroringSupported: Bool { false }

  /// Creates a layer without a session.
  public override init() {
    super.init()
    backgroundColor = Self.black
  }
  /// Creates a layer of a session.
  ///
  /// - Parameter session: The session.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
  /// Creates a layer of a session without connecting it.
  ///
  /// - Parameter session: The session.
  public convenience init(sessionWithNoConnection session: AVCaptureSession) { self.init(session: session) }
  /// Creates a copy of a layer, for animations.
  ///
  /// - Parameter layer: The layer.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? AVCaptureVideoPreviewLayer else { return }
    (session, videoGravity, orientation) = (layer.session, layer.videoGravity, layer.orientation)
  }
  /// Returns nil, because layers are not archived.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) { nil }

  private static let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)

  /// Sets the session without connecting it.
  ///
  /// - Parameter session: The session.
  open func setSessionWithNoConnection(_ session: AVCaptureSession) { self.session = session }

  // Cameras have their origin at the top left when the home button is on the right. In a layer that is higher than wide, a point of the
  // picture is turned by a quarter. Without a picture, the whole layer counts as the picture.

  /// Converts a point of the layer to one of the camera.
  ///
  /// - Parameter pointInLayer: The point, in points.
  /// - Returns: The point as parts of the camera's width and height. Without a camera, the whole layer counts as its picture in
  ///   portrait orientation.
  open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
    guard bounds.width > 0, bounds.height > 0 else { return .zero }
    return CGPoint(
      x: (pointInLayer.y - bounds.minY) / bounds.height, y: 1 - (pointInLayer.x - bounds.minX) / bounds.width)
  }
  /// Converts a point of the camera to one of the layer.
  ///
  /// - Parameter captureDevicePointOfInterest: The point as parts of the camera's width and height.
  /// - Returns: The point, in points. Without a camera, the whole layer counts as its picture in portrait orientation.
  open func layerPointConverted(fromCaptureDevicePoint captureDevicePointOfInterest: CGPoint) -> CGPoint {
    CGPoint(
      x: bounds.minX + (1 - captureDevicePointOfInterest.y) * bounds.width,
      y: bounds.minY + captureDevicePointOfInterest.x * bounds.height)
  }
  /// Converts a rectangle of the layer to the pictures in which objects are recognized.
  ///
  /// - Parameter rectInLayerCoordinates: The rectangle, in points.
  /// - Returns: The rectangle as parts of the camera's width and height. Without a camera, the whole layer counts as its picture in
  ///   portrait orientation.
  open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
    let rect = rectInLayerCoordinates
    let first = captureDevicePointConverted(fromLayerPoint: CGPoint(x: rect.minX, y: rect.minY))
    let second = captureDevicePointConverted(fromLayerPoint: CGPoint(x: rect.maxX, y: rect.maxY))
    return CGRect(x: first.x, y: second.y, width: second.x - first.x, height: first.y - second.y)
  }
  /// Converts a rectangle of the pictures in which objects are recognized to the layer.
  ///
  /// - Parameter rectInMetadataOutputCoordinates: The rectangle as parts of the camera's width and height.
  /// - Returns: The rectangle, in points. Without a camera, the whole layer counts as its picture in portrait orientation.
  open func layerRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect {
    let rect = rectInMetadataOutputCoordinates
    let first = layerPointConverted(fromCaptureDevicePoint: CGPoint(x: rect.minX, y: rect.maxY))
    let second = layerPointConverted(fromCaptureDevicePoint: CGPoint(x: rect.maxX, y: rect.minY))
    return CGRect(x: first.x, y: first.y, width: second.x - first.x, height: second.y - first.y)
  }
  /// Converts an object of a picture to the layer.
  ///
  /// - Parameter metadataObject: The object.
  /// - Returns: Nil, because the layer shows no picture.
  open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }
}
