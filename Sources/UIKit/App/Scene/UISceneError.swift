import Foundation

/// The domain of errors of scene requests.
public let UISceneErrorDomain = "UISceneErrorDomain"

/// An error of a request that refers to scenes.
public struct UISceneError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// The reasons why a request fails.
  public enum Code: Int, Sendable {
    /// The application or the host has only one scene.
    case multipleScenesNotSupported = 0
    /// The request was denied: there is no such session, or the host cannot open a window.
    case requestDenied = 1
    /// The scene does not support changes of its geometry.
    case geometryRequestUnsupported = 100
    /// The geometry request was denied.
    case geometryRequestDenied = 101
  }

  /// The error code.
  public let code: Code

  /// Creates an error.
  ///
  /// - Parameter code: The reason of the error.
  public init(_ code: Code) { self.code = code }

  /// The domain of the errors.
  public static var errorDomain: String { UISceneErrorDomain }
  /// The raw value of the error code.
  public var errorCode: Int { code.rawValue }
  /// The code for an application or a host with only one scene.
  public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }
  /// The code for a denied request.
  public static var requestDenied: Code { .requestDenied }
  /// The code for a scene that does not support changes of its geometry.
  public static var geometryRequestUnsupported: Code { .geometryRequestUnsupported }
  /// The error code for a denied geometry request.
  public static var geometryRequestDenied: Code { .geometryRequestDenied }

  /// A description of the error for people.
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
