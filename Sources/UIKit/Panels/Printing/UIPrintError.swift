import Foundation

/// The error domain of `UIPrintError`.
public let UIPrintErrorDomain = "UIPrintErrorDomain"

/// An error that describes why a print job failed.
public struct UIPrintError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// The kind of a printing error.
  public enum Code: Int, Sendable {
    /// Printing or the selected printer is unavailable.
    case notAvailable = 1
    /// There is nothing to print.
    case noContent = 2
    /// The format of an image cannot be read.
    case unknownImageFormat = 3
    /// The print job failed.
    case jobFailed = 4
  }

  /// The kind of the error, such as an unavailable printer.
  public let code: Code
  private let reason: String

  init(_ code: Code, _ reason: String) {
    self.code = code
    self.reason = reason
  }

  /// The error domain, which is `UIPrintErrorDomain`.
  public static var errorDomain: String { UIPrintErrorDomain }
  /// The raw value of `code`, which is the code of the error as an `NSError`.
  public var errorCode: Int { code.rawValue }
  /// The description of the error as the values of an `NSError`.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: reason] }
  /// A description of the error for the user.
  public var errorDescription: String? { reason }

  /// The error code for printing or a printer that is unavailable.
  public static var notAvailable: Code { .notAvailable }
  /// The error code for a print job without content.
  public static var noContent: Code { .noContent }
  /// The error code for an image in an unknown format.
  public static var unknownImageFormat: Code { .unknownImageFormat }
  /// The error code for a print job that failed.
  public static var jobFailed: Code { .jobFailed }
}
