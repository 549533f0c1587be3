import CoreGraphics
import Foundation
import RuntimeInterface

/// The domain of the errors of the functions that register fonts.
public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"

/// Registers the fonts of a file, so that `UIFont` finds them by name.
///
/// - Parameters:
///   - fontURL: The URL of the file.
///   - scope: Where the fonts are available. In Tessera, the value has no effect.
///   - error: A pointer that receives the error, or nil. The caller releases the error.
/// - Returns: `true` if the fonts were registered.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  guard FileManager.default.fileExists(atPath: fontURL.path) else {
    error?.pointee = unmanagedError(.fileNotFound, "\(fontURL.path) does not exist")
    return false
  }
  return register(error) { try Runtime.textEngine.registerFont(contentsOfFile: fontURL.path) }
}

/// Registers the fonts of files, so that `UIFont` finds them by name.
///
/// - Parameters:
///   - fontURLs: The URLs of the files.
///   - scope: Where the fonts are available. In Tessera, the value has no effect.
///   - errors: A pointer that receives an array of errors, or nil. The caller releases the array.
/// - Returns: `true` if the fonts of all files were registered.
@discardableResult
public func CTFontManagerRegisterFontsForURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ errors: UnsafeMutablePointer<Unmanaged<NSArray>?>?
) -> Bool {
  var failures: [Any] = []
  for case let url as URL in fontURLs {
    var failure: Unmanaged<CFError>?
    if !CTFontManagerRegisterFontsForURL(url, scope, &failure), let failure {
      failures.append(failure.takeRetainedValue())
    }
  }
  if !failures.isEmpty { errors?.pointee = .passRetained(NSArray(array: failures)) }
  return failures.isEmpty
}

/// Registers a font, so that `UIFont` finds it by name.
///
/// - Parameters:
///   - font: The font. An installed font is already registered.
///   - error: A pointer that receives the error, or nil. The caller releases the error.
/// - Returns: `true` if the font was registered.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  guard let data = font.data else { return true }
  return register(error) { try Runtime.textEngine.registerFont(data) }
}

private func register(_ error: UnsafeMutablePointer<Unmanaged<CFError>?>?, _ action: () throws -> Void) -> Bool {
  do {
    try action()
    return true
  } catch let failure {
    // The description names the file and the reason.
    error?.pointee = unmanagedError(.unrecognizedFormat, "the font cannot be registered: \(failure)")
    return false
  }
}

private func unmanagedError(_ code: CTFontManagerError, _ text: String) -> Unmanaged<CFError> {
  .passRetained(
    NSError(
      domain: kCTFontManagerErrorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: text]))
}
