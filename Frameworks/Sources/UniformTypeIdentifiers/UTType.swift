import Foundation

/// A type of data, such as JPEG pictures.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The identifier, such as `public.jpeg`.
  public let identifier: String

  /// The parents of the types that the application has declared.
  private static let declarations = TypeDeclarations()

  /// Creates a type by its identifier. Identifiers that are unknown are types, too. The result is nil for an empty text.
  ///
  /// - Parameter identifier: The identifier, such as `public.jpeg`.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.identifier = identifier
  }

  init(known identifier: String) { self.identifier = identifier }

  /// Creates the type for a file name extension. The result is nil for an empty text.
  ///
  /// - Parameters:
  ///   - filenameExtension: The extension without a dot, in upper or lower case. An unknown one gets a dynamic type.
  ///   - supertype: The type to which the result must conform.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// Creates the type of a MIME type. The result is nil for an empty text.
  ///
  /// - Parameters:
  ///   - mimeType: The MIME type, such as `image/png`, in upper or lower case. An unknown one gets a dynamic type.
  ///   - supertype: The type to which the result must conform.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// Creates the type of a tag. The result is nil for an empty text, and for a tag of an unknown class.
  ///
  /// - Parameters:
  ///   - tag: The tag, such as a file name extension, in upper or lower case. An unknown one gets a dynamic type.
  ///   - tagClass: The kind of the tag.
  ///   - supertype: The type to which the result must conform, or nil. A dynamic type conforms to `data` then.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard !tag.isEmpty, let dynamic = DynamicType(tag.lowercased(), tagClass, supertype?.identifier) else {
      return nil
    }
    let found = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first
    self = found ?? UTType(known: dynamic.identifier)
  }

  /// Creates a type that the application declares. Its declaration in the information property list is not read.
  ///
  /// - Parameters:
  ///   - identifier: The identifier.
  ///   - parent: The type to which it conforms, or nil for the one of an earlier call, or `data`. It applies to all types with
  ///     the identifier.
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
    Self.declarations.add(identifier, parent)
  }
  /// Creates a type that the application uses and another one declares.
  ///
  /// - Parameters:
  ///   - identifier: The identifier.
  ///   - parent: The type to which it conforms, or nil for the one of an earlier call, or `data`. It applies to all types with
  ///     the identifier. The parents of a type that the system declares do not change.
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parent)
  }

  /// Returns the types with a tag that conform to another type.
  ///
  /// - Parameters:
  ///   - tag: The tag, such as a file name extension, in upper or lower case.
  ///   - tagClass: The kind of the tag.
  ///   - supertype: The type to which the results must conform, or nil.
  /// - Returns: The known types in the order of their identifiers. The list is empty for an unknown tag.
  public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
    let tag = tag.lowercased()
    let matching = SystemType.all.filter { $0.value.tags[tagClass]?.contains(tag) ?? false }
    return matching.keys.sorted().map { UTType(known: $0) }.filter { supertype.map($0.conforms(to:)) ?? true }
  }

  /// The preferred file name extension, or nil.
  public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }
  /// The preferred MIME type, or nil.
  public var preferredMIMEType: String? { tags[.mimeType]?.first }
  /// The tags of the type by their kinds, the preferred one first.
  public var tags: [UTTagClass: [String]] {
    SystemType.all[identifier]?.tags ?? DynamicType(identifier).map { [$0.tagClass: [$0.tag]] } ?? [:]
  }
  /// A description for people: the identifier.
  public var localizedDescription: String? { identifier }
  /// The identifier of the type.
  public var description: String { identifier }
  /// A Boolean value that indicates whether the type is in the public domain: its identifier begins with `public.`.
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  /// A Boolean value that indicates whether the type was created for an unknown tag.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  /// A Boolean value that indicates whether the system or the application declares the type.
  public var isDeclared: Bool { SystemType.all[identifier] != nil || Self.declarations.parents(of: identifier) != nil }

  /// The identifiers of the types to which the type conforms directly.
  private var parents: [String] {
    if let known = SystemType.all[identifier] { return known.parents }
    if let dynamic = DynamicType(identifier) { return [dynamic.supertype] }
    return Self.declarations.parents(of: identifier) ?? []
  }

  /// All types to which the type conforms, without itself.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    // An application may declare types that conform to each other.
    var next = [self]
    while let type = next.popLast() {
      next += type.parents.map { UTType(known: $0) }.filter { found.insert($0).inserted }
    }
    found.remove(self)
    return found
  }

  /// Returns whether the type is another type or a kind of it.
  ///
  /// - Parameter type: The other type.
  /// - Returns: `true` if the types are equal or one of the type's parents conforms to the other type.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }

  /// Returns whether the type is a kind of another type.
  ///
  /// - Parameter type: The other type.
  /// - Returns: `true` if the type conforms to the other one and is not equal to it.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

  /// Returns whether another type is a kind of the type.
  ///
  /// - Parameter type: The other type.
  /// - Returns: `true` if the other type conforms to the type and is not equal to it.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension SystemType {
  fileprivate var tags: [UTTagClass: [String]] {
    [.filenameExtension: suffixes, .mimeType: mimeTypes].filter { !$0.value.isEmpty }
  }
}

/// The content of the identifier of a type for an unknown tag: its supertype and the tag, as in `dyn.0=public.image:1=abc`. On
/// iOS the same content is encoded.
private struct DynamicType {
  let tag: String
  let tagClass: UTTagClass
  let supertype: String

  init?(_ tag: String, _ tagClass: UTTagClass, _ supertype: String?) {
    guard [.filenameExtension, .mimeType].contains(tagClass) else { return nil }
    (self.tag, self.tagClass, self.supertype) = (tag, tagClass, supertype ?? "public.data")
  }

  init?(_ identifier: String) {
    guard identifier.hasPrefix("dyn.0="), let end = identifier.firstIndex(of: ":") else { return nil }
    supertype = String(identifier[..<end].dropFirst(6))
    let rest = identifier[end...].dropFirst()
    tagClass = rest.hasPrefix("1=") ? .filenameExtension : .mimeType
    tag = String(rest.dropFirst(2))
  }

  var identifier: String { "dyn.0=\(supertype):\(tagClass == .filenameExtension ? 1 : 3)=\(tag)" }
}

/// The parents of types that an application has declared.
private final class TypeDeclarations: @unchecked Sendable {
  private let lock = NSLock()
  private var types: [String: [String]] = [:]

  func add(_ identifier: String, _ parent: UTType?) {
    lock.withLock {
      var parents = types[identifier] ?? []
      if let parent, parent.identifier != identifier, !parents.contains(parent.identifier) {
        parents.append(parent.identifier)
      }
      types[identifier] = parents
    }
  }

  /// Returns the parents of a type, or nil if it was not declared.
  func parents(of identifier: String) -> [String]? {
    lock.withLock { types[identifier].map { $0.isEmpty ? ["public.data"] : $0 } }
  }
}

/// The kinds of tags of a type.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String
  /// Creates a kind of tags.
  ///
  /// - Parameter rawValue: The name of the kind.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A file name extension.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// A MIME type.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
