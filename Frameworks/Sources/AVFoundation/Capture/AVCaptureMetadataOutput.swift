import Foundation

/// Recognizes codes and faces in the pictures of a camera. There are no cameras in Tessera, so nothing is recognized.
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
  /// The delegate.
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
  /// The queue on which the delegate would be called.
  open private(set) var metadataObjectsCallbackQueue: DispatchQueue?
  /// The kinds of objects that can be recognized, which are none without a camera.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  /// The kinds of objects that are recognized. The default is empty. Kinds that are not available are reported and left out (iOS throws
  /// an exception).
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! {
    get { types }
    set {
      let newTypes = newValue ?? []
      let missing = newTypes.filter { !availableMetadataObjectTypes.contains($0) }
      types = newTypes.filter { !missing.contains($0) }
      guard !missing.isEmpty else { return }
      let names = missing.map(\.rawValue).joined(separator: ", ")
      CaptureReport.write(
        "AVCaptureMetadataOutput.metadataObjectTypes: \(names) cannot be recognized, because there is no camera")
    }
  }
  private var types: [AVMetadataObject.ObjectType] = []
  /// The part of pictures in which objects are recognized, as parts of their width and height. The default is the whole picture.
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// Creates an output.
  public override init() { super.init() }

  /// Sets the delegate.
  ///
  /// - Parameters:
  ///   - objectsDelegate: The delegate, which is not retained, or nil.
  ///   - objectsCallbackQueue: The queue on which the delegate would be called.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
  ) {
    metadataObjectsDelegate = objectsDelegate
    metadataObjectsCallbackQueue = objectsDelegate == nil ? nil : objectsCallbackQueue
  }
}

/// Receives objects that were recognized. Its method is not called, because there are no cameras.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  /// Receives the objects of a picture.
  ///
  /// - Parameters:
  ///   - output: The output.
  ///   - metadataObjects: The objects.
  ///   - connection: The connection from which the picture comes.
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - output: The output.
  ///   - metadataObjects: The objects.
  ///   - connection: The connection from which the picture comes.
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}
