import Foundation

extension NSExceptionName {
  /// An error of no particular kind.
  public static let genericException = NSExceptionName("NSGenericException")
  /// An index or a range is outside of a collection.
  public static let rangeException = NSExceptionName("NSRangeException")
  /// An argument is not valid.
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  /// The state of an object is not the expected one.
  public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
  /// An object is not available, for example because a connection is lost.
  public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
  /// The destination of a message is not valid.
  public static let destinationInvalidException = NSExceptionName("NSDestinationInvalidException")
  /// An object has no property for a key.
  public static let undefinedKeyException = NSExceptionName("NSUndefinedKeyException")
}

/// An exception of Objective-C. Swift cannot catch one, neither on iOS nor here: raising it ends the process.
open class NSException: NSObject {
  /// The name of the exception.
  public let name: NSExceptionName
  /// The reason for people to read, or nil.
  public let reason: String?
  /// Further values, or nil.
  public let userInfo: [AnyHashable: Any]?

  /// Creates an exception. It has no effect until it is raised.
  ///
  /// - Parameters:
  ///   - name: The name of the exception.
  ///   - reason: The reason for people to read, or nil.
  ///   - userInfo: Further values, or nil.
  public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
    self.name = name
    self.reason = reason
    self.userInfo = userInfo
    super.init()
  }

  /// Ends the process with the name and the reason.
  open func raise() {
    fatalError("*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason ?? "")'")
  }

  /// Ends the process with a name and a reason.
  ///
  /// - Parameters:
  ///   - name: The name of the exception.
  ///   - format: The format of the reason, as for `String(format:)`.
  ///   - arguments: The values for the format.
  public class func raise(_ name: NSExceptionName, format: String, arguments: any CVarArg...) {
    NSException(name: name, reason: String(format: format, arguments: arguments)).raise()
  }
}
