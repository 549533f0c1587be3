import Foundation
import TesseraRewriting

/// A Core Data model of a project, `.xcdatamodeld`, which Xcode compiles to `.momd`.
///
/// The bundle gets a folder `.momd` with the XML of the current version, which the module TesseraCoreData reads, and of the
/// other versions, for applications that migrate a store step by step. The classes that Xcode generates for the entities are
/// written as sources.
struct DataModel {
  /// The file name extensions of models.
  static let suffixes: Set<String> = ["xcdatamodeld", "xcdatamodel"]

  /// The path of the model in the project.
  let path: String
  /// The name of the model without its extension.
  var name: String { Paths.stem(path) }
  /// The name of the folder in the bundle.
  var destination: String { name + ".momd" }

  /// Creates a model, or nil if the path is that of another resource.
  init?(_ path: String) {
    guard Self.suffixes.contains(Paths.suffix(path)) else { return nil }
    self.path = path
  }

  /// Returns the models of a target.
  static func of(_ target: ProjectTarget) -> [DataModel] {
    let modules = target.moduleResources.flatMap { resource in
      Paths.isFolder(resource.source) && DataModel(resource.source) == nil
        ? FileWalker.files(resource.source) : [resource.source]
    }
    return XcodeReader.unique(target.resources.map(\.source) + modules).compactMap { DataModel($0) }
  }

  /// The path of the XML of the current version, or nil if the model contains no version in XML.
  var contents: String? {
    let own = Paths.join(path, "contents")
    if Paths.exists(own) { return own }
    let versions = Paths.entries(path).filter { Paths.suffix($0) == "xcdatamodel" }
    var current: String?
    if let data = FileManager.default.contents(atPath: Paths.join(path, ".xccurrentversion")),
      let list = InfoPropertyList.entries(of: data)
    {
      current = list["_XCCurrentVersionName"] as? String
    }
    let version =
      current.flatMap { versions.contains($0) ? $0 : nil } ?? versions.first { Paths.stem($0) == name }
      ?? versions.sorted().last
    let file = version.map { Paths.join(Paths.join(path, $0), "contents") }
    return file.flatMap { Paths.exists($0) ? $0 : nil }
  }

  /// Writes the model for a bundle.
  ///
  /// - Parameters:
  ///   - tree: The generated folder.
  ///   - destination: The path of the folder `.momd`.
  ///   - module: The module that contains the classes of the objects.
  func write(to tree: inout FileTree, destination: String, module: String) throws {
    guard let contents else { return }
    try tree.copy(contents, to: destination + "/contents")
    try tree.write(destination + "/module", module)
    for version in Paths.entries(path) where Paths.suffix(version) == "xcdatamodel" {
      let file = Paths.join(Paths.join(path, version), "contents")
      guard Paths.exists(file) else { continue }
      let folder = destination + "/" + Paths.stem(version) + ".mom"
      try tree.copy(file, to: folder + "/contents")
      try tree.write(folder + "/module", module)
    }
  }

  // MARK: Classes

  /// An entity as the model describes it.
  struct Entity {
    var name: String
    var className: String
    /// `class`, `category` or nil for none.
    var generation: String?
    var parent: String?
    var attributes: [[String: String]] = []
    var relationships: [[String: String]] = []
  }

  /// Reads the entities.
  ///
  /// - Throws: A `FileError` if the XML is not well-formed.
  func entities() throws -> [Entity] {
    guard let contents, let data = FileManager.default.contents(atPath: contents) else { return [] }
    var result: [Entity] = []
    for element in try XMLElements.read(data, path: contents) {
      let values = element.attributes
      switch element.name {
      case "entity":
        let name = values["name"] ?? ""
        let className = values["representedClassName"].flatMap { $0.split(separator: ".").last.map(String.init) }
        result.append(
          Entity(
            name: name, className: className ?? "NSManagedObject", generation: values["codeGenerationType"],
            parent: values["parentEntity"]))
      case "attribute": if !result.isEmpty { result[result.count - 1].attributes.append(values) }
      case "relationship": if !result.isEmpty { result[result.count - 1].relationships.append(values) }
      default: break
      }
    }
    return result
  }

  /// Returns the sources that Xcode generates: for each entity a class, an extension with its properties, or neither.
  ///
  /// - Parameter folder: The folder of the target. The paths of the sources are in a folder in it that does not exist.
  /// - Throws: A `FileError` if the model cannot be read.
  func sources(in folder: String) throws -> [SourceFile] {
    let entities = try entities()
    let classes = Dictionary(entities.map { ($0.name, $0.className) }, uniquingKeysWith: { first, _ in first })
    return entities.compactMap { entity in
      guard let generation = entity.generation, ["class", "category"].contains(generation),
        entity.className != "NSManagedObject", BuildSettings.identifier(entity.className) == entity.className
      else { return nil }
      // Transformable attributes may have classes of UIKit.
      let usesUIKit = entity.attributes.contains { $0["customClassName"]?.hasPrefix("UI") ?? false }
      var lines = ["import Foundation", "import CoreData"] + (usesUIKit ? ["import UIKit", ""] : [""])
      if generation == "class" {
        let parent = entity.parent.flatMap { classes[$0] } ?? "NSManagedObject"
        lines += ["@objc(\(entity.className))", "public class \(entity.className): \(parent) {}", ""]
      }
      lines += Self.properties(of: entity, classes)
      // A class inherits the conformance of its superclass.
      let parent = entities.first { $0.name == entity.parent }
      if parent?.generation == nil { lines += ["", "extension \(entity.className): Identifiable {}"] }
      let file = "\(entity.className)+CoreData\(generation == "class" ? "Class" : "Properties").swift"
      return SourceFile(
        path: Paths.join(folder, "DataModel/\(name)/\(file)"), text: lines.joined(separator: "\n") + "\n")
    }
  }

  /// The names that the sources declare.
  var names: (types: Set<String>, members: Set<String>) {
    var types: Set<String> = []
    var members: Set<String> = []
    for entity in (try? entities()) ?? [] where entity.generation != nil {
      types.insert(entity.className)
      for values in entity.attributes + entity.relationships {
        guard let name = values["name"] else { continue }
        members.insert(name)
        for verb in ["addTo", "removeFrom", "insertInto", "replace"] { members.insert(verb + Self.capitalized(name)) }
      }
    }
    return (types, members)
  }

  private static func properties(of entity: Entity, _ classes: [String: String]) -> [String] {
    let name = entity.className
    var lines = [
      "extension \(name) {",
      "  @nonobjc public class func fetchRequest() -> NSFetchRequest<\(name)> {",
      "    return NSFetchRequest<\(name)>(entityName: \(ManifestText.literal(entity.name)))",
      "  }",
    ]
    for values in entity.attributes {
      guard let property = values["name"] else { continue }
      lines.append("  @NSManaged public var \(escaped(property)): \(type(of: values))")
    }
    var accessors: [String] = []
    for values in entity.relationships {
      guard let property = values["name"] else { continue }
      let target = classes[values["destinationEntity"] ?? ""] ?? "NSManagedObject"
      guard values["toMany"] == "YES" else {
        lines.append("  @NSManaged public var \(escaped(property)): \(target)?")
        continue
      }
      let isOrdered = values["ordered"] == "YES"
      lines.append("  @NSManaged public var \(escaped(property)): \(isOrdered ? "NSOrderedSet" : "NSSet")?")
      accessors += ["", "extension \(name) {"] + methods(property, target, isOrdered: isOrdered) + ["}"]
    }
    return lines + ["}"] + accessors
  }

  private static func methods(_ property: String, _ target: String, isOrdered: Bool) -> [String] {
    let name = capitalized(property)
    let set = isOrdered ? "NSOrderedSet" : "NSSet"
    var lines: [String] = []
    if isOrdered {
      lines += [
        "  @NSManaged public func insertInto\(name)(_ value: \(target), at idx: Int)",
        "  @NSManaged public func removeFrom\(name)(at idx: Int)",
        "  @NSManaged public func insertInto\(name)(_ values: [\(target)], at indexes: NSIndexSet)",
        "  @NSManaged public func removeFrom\(name)(at indexes: NSIndexSet)",
        "  @NSManaged public func replace\(name)(at idx: Int, with value: \(target))",
        "  @NSManaged public func replace\(name)(at indexes: NSIndexSet, with values: [\(target)])",
      ]
    }
    for verb in ["addTo", "removeFrom"] {
      lines.append("  @NSManaged public func \(verb)\(name)(_ value: \(target))")
      lines.append("  @NSManaged public func \(verb)\(name)(_ values: \(set))")
    }
    return lines
  }

  /// Returns the type of an attribute in Swift.
  private static func type(of values: [String: String]) -> String {
    let isScalar = values["usesScalarValueType"] == "YES"
    switch values["attributeType"] ?? "" {
    case "Integer 16": return isScalar ? "Int16" : "NSNumber?"
    case "Integer 32": return isScalar ? "Int32" : "NSNumber?"
    case "Integer 64": return isScalar ? "Int64" : "NSNumber?"
    case "Double": return isScalar ? "Double" : "NSNumber?"
    case "Float": return isScalar ? "Float" : "NSNumber?"
    case "Boolean": return isScalar ? "Bool" : "NSNumber?"
    case "Decimal": return "NSDecimalNumber?"
    case "String": return "String?"
    case "Date": return isScalar ? "TimeInterval" : "Date?"
    case "Binary": return "Data?"
    case "UUID": return "UUID?"
    case "URI": return "URL?"
    case "ObjectID": return "NSManagedObjectID?"
    default: return (values["customClassName"] ?? "NSObject") + "?"
    }
  }

  private static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

  /// Returns a name in backticks if it is a keyword.
  private static func escaped(_ name: String) -> String {
    let keywords: Set<String> = [
      "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
      "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
      "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "private", "protocol",
      "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
      "throws", "true", "try", "typealias", "var", "where", "while",
    ]
    return keywords.contains(name) ? "`\(name)`" : name
  }
}
