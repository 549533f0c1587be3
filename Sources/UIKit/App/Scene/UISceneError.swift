import Foundation

/// The error domain of `UISceneError`.
public let UISceneErrorDomain = "UISceneErrorDomain"

/// An error that describes why a request to open, activate, close or resize a scene failed.
public struct UISceneError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// The reason why a request failed.
  public enum Code: Int, Sendable {
    /// The application or the host has only one scene.
    case multipleScenesNotSupported = 0
    /// The request was denied: there is no such session, its role is not `windowApplication`, or the host cannot open a window.
    case requestDenied = 1
    /// The scene does not support changes of its geometry. Tessera never reports this error.
    case geometryRequestUnsupported = 100
    /// The system refused to change the size or the orientation of the scene. Tessera never reports this error.
    case geometryRequestDenied = 101
  }

  /// The reason why the request failed.
  public let code: Code

  /// Creates an error with the reason why a request failed.
  ///
  /// - Parameter code: The reason why the request failed.
  public init(_ code: Code) { self.code = code }

  /// The error domain, which is `UISceneErrorDomain`.
  public static var errorDomain: String { UISceneErrorDomain }
  /// The raw value of `code`, which is the code of the error as an `NSError`.
  public var errorCode: Int { code.rawValue }
  /// The code for an application or a host with only one scene.
  public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }
  /// The code for a denied request.
  public static var requestDenied: Code { .requestDenied }
  /// The code for a scene that does not support changes of its geometry.
  public static var geometryRequestUnsupported: Code { .geometryRequestUnsupported }
  /// The error code for a denied geometry request.
  public static var geometryRequestDenied: Code { .geometryRequestDenied }

  /// A sentence that describes why the request failed. It is not localized.
  public var errorDescription: String? {
    switch code {
    case .multipleScenesNotSupported:
      "The application does not support multiple scenes (UIApplicationSupportsMultipleScenes in Info.plist), or the "
        + "host shows only one window."
    case .requestDenied: "The scene request was denied."
    case .geometryRequestUnsupported: "The scene does not support geometry requests."
    case .geometryRequestDenied: "The geometry request was denied."
    }
  }
}
