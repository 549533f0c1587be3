import Foundation

/// An error of AVFoundation.
public struct AVError: Error, Hashable, Sendable {
  /// The code of an error, with the values of iOS.
  public enum Code: Int, Sendable {
    /// The reason is not known.
    case unknown = -11_800
    /// The file has a format that cannot be played.
    case fileFormatNotRecognized = -11_828
    /// The item can no longer be played.
    case noLongerPlayable = -11_867
  }
  /// The code.
  public let code: Code
  /// Creates an error.
  ///
  /// - Parameter code: The code.
  public init(_ code: Code) { self.code = code }
}
