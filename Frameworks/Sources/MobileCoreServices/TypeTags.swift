import CoreGraphics
import Foundation
import UniformTypeIdentifiers

/// The class of tags that are filename extensions.
public let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
/// The class of tags that are MIME types.
public let kUTTagClassMIMEType: CFString = "public.mime-type"

/// The result of a function that creates a string, in place of `Unmanaged<CFString>`, whose value must be an object.
public struct _UnmanagedString: Sendable {
  private let value: CFString

  init(_ value: CFString) { self.value = value }

  /// Returns the string.
  ///
  /// - Returns: The string.
  public func takeRetainedValue() -> CFString { value }

  /// Returns the string.
  ///
  /// - Returns: The string.
  public func takeUnretainedValue() -> CFString { value }

  /// Does nothing, because strings are values.
  public func release() {}
}

/// Returns the type of data that a tag identifies.
///
/// - Parameters:
///   - inTagClass: `kUTTagClassFilenameExtension` or `kUTTagClassMIMEType`.
///   - inTag: The tag, such as a filename extension.
///   - inConformingToUTI: A type to which the result conforms, or nil for any type.
/// - Returns: The identifier of the type. A tag without a known type has a dynamic identifier, and one of another class has none.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> _UnmanagedString? {
  let supertype = inConformingToUTI.flatMap { UTType($0) } ?? .data
  let type =
    switch inTagClass {
    case kUTTagClassFilenameExtension: UTType(filenameExtension: inTag, conformingTo: supertype)
    case kUTTagClassMIMEType: UTType(mimeType: inTag, conformingTo: supertype)
    default: UTType?.none
    }
  return type.map { _UnmanagedString($0.identifier) }
}

/// Returns the preferred filename extension or MIME type of a type of data.
///
/// - Parameters:
///   - inUTI: The identifier of the type.
///   - inTagClass: `kUTTagClassFilenameExtension` or `kUTTagClassMIMEType`.
/// - Returns: The tag, or nil if the type is unknown or has no tag of the class.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> _UnmanagedString? {
  let type = UTType(inUTI)
  let tag =
    switch inTagClass {
    case kUTTagClassFilenameExtension: type?.preferredFilenameExtension
    case kUTTagClassMIMEType: type?.preferredMIMEType
    default: String?.none
    }
  return tag.map { _UnmanagedString($0) }
}

/// Returns whether a type of data conforms to another one.
///
/// - Parameters:
///   - inUTI: The identifier of the type.
///   - inConformsToUTI: The identifier of the other type.
/// - Returns: `true` if the identifiers are equal, or if the type inherits from the other one. Unknown types conform only to
///   themselves.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  guard inUTI != inConformsToUTI else { return true }
  guard let type = UTType(inUTI), let other = UTType(inConformsToUTI) else { return false }
  return type.conforms(to: other)
}

/// Returns whether two identifiers are those of the same type of data.
///
/// - Parameters:
///   - inUTI1: An identifier.
///   - inUTI2: The other identifier.
/// - Returns: Whether the identifiers are equal without regard to case.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
  inUTI1.caseInsensitiveCompare(inUTI2) == .orderedSame
}
