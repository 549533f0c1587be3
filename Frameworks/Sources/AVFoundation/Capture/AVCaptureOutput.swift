import Foundation

/// A destination of a capture session. Applications use its subclasses.
open class AVCaptureOutput: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private weak var owner: AVCaptureSession?

  override init() { super.init() }

  /// The session to which the output belongs, or nil.
  var session: AVCaptureSession? { lock.withLock { owner } }

  /// Records the session. Returns whether the output belonged to none.
  func enter(_ session: AVCaptureSession) -> Bool {
    lock.withLock {
      guard owner == nil else { return false }
      owner = session
      return true
    }
  }

  /// Forgets the session.
  func leave() { lock.withLock { owner = nil } }

  /// The reason why nothing can be recorded.
  var failure: AVError {
    session?.isRunning == true
      ? AVError(.deviceNotConnected, "There is no camera or microphone.")
      : AVError(.sessionNotRunning, "The output belongs to no session that runs.")
  }

  /// The connections to inputs, which are none.
  open var connections: [AVCaptureConnection] { [] }
  /// Returns the first connection with a kind of media.
  ///
  /// - Parameter mediaType: The kind of media.
  /// - Returns: Nil, because there are no inputs.
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
  /// Converts an object in the pictures of a connection.
  ///
  /// - Parameters:
  ///   - metadataObject: The object.
  ///   - connection: The connection.
  /// - Returns: Nil, because no connection has pictures.
  open func transformedMetadataObject(
    for metadataObject: AVMetadataObject, connection: AVCaptureConnection
  ) -> AVMetadataObject? { nil }
  /// Converts a rectangle of the output to the pictures in which objects are recognized.
  ///
  /// - Parameter rectInOutputCoordinates: The rectangle.
  /// - Returns: The same rectangle, because there are no pictures.
  open func metadataOutputRectConverted(fromOutputRect rectInOutputCoordinates: CGRect) -> CGRect {
    rectInOutputCoordinates
  }
  /// Converts a rectangle of the pictures in which objects are recognized to the output.
  ///
  /// - Parameter rectInMetadataOutputCoordinates: The rectangle.
  /// - Returns: The same rectangle, because there are no pictures.
  open func outputRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect {
    rectInMetadataOutputCoordinates
  }
}
