import Foundation
import FoundationXML
import PropertyListReading

/// Reads the model that Xcode's editor writes: a folder with versions, each of which contains a file `contents` in XML.
final class ModelReader: NSObject, XMLParserDelegate {
  private let url: URL
  private var entities: [NSEntityDescription] = []
  private var properties: [NSPropertyDescription] = []
  private var parents: [(child: NSEntityDescription, parent: String)] = []
  private var constraint: [String]?
  private var configuration: (name: String, members: [String])?
  private var configurations: [(name: String, members: [String])] = []
  private var requests: [(name: String, entity: String, predicate: String?)] = []
  private var information: [AnyHashable: Any] = [:]
  private var isInProperty = false
  private var depth = 0
  private var hasModel = false

  struct Failure: Error, CustomStringConvertible { let description: String }

  init(_ url: URL) { self.url = url }

  /// Returns the file with the XML of the current version.
  static func contents(of url: URL) throws -> URL {
    let manager = FileManager.default
    var isFolder: ObjCBool = false
    guard manager.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw Failure(description: "there is no such file")
    }
    guard isFolder.boolValue else {
      throw Failure(description: "it is a compiled model; add the .xcdatamodeld that it was made from to the target")
    }
    let own = url.appendingPathComponent("contents")
    if manager.fileExists(atPath: own.path) { return own }
    let versions = (try? manager.contentsOfDirectory(atPath: url.path))?.filter { $0.hasSuffix(".xcdatamodel") } ?? []
    var current: String?
    if let data = manager.contents(atPath: url.appendingPathComponent(".xccurrentversion").path),
      let list = try? PropertyListReader.contents(of: data) as? [String: Any]
    {
      current = list["_XCCurrentVersionName"] as? String
    }
    let stem = url.deletingPathExtension().lastPathComponent + ".xcdatamodel"
    guard
      let version = current.flatMap({ versions.contains($0) ? $0 : nil }) ?? versions.first(where: { $0 == stem })
        ?? versions.sorted().last
    else { throw Failure(description: "it contains no version (.xcdatamodel) in the form that Xcode's editor writes") }
    return url.appendingPathComponent(version).appendingPathComponent("contents")
  }

  func read(into model: NSManagedObjectModel) throws {
    let file = try Self.contents(of: url)
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw Failure(description: "\(file.lastPathComponent) cannot be read")
    }
    // FoundationXML traps on attributes that are not UTF-8.
    let parser = XMLParser(data: Data(String(decoding: data, as: UTF8.self).utf8))
    parser.shouldResolveExternalEntities = false
    parser.delegate = self
    // `XMLParser` accepts a file that ends within an element.
    guard parser.parse(), depth == 0, hasModel else {
      let reason = parser.parserError.map { "\($0)" } ?? "it is no well-formed XML of a model"
      throw Failure(description: "\(file.path):\(parser.lineNumber): \(reason)")
    }
    // A note that `tessera` writes beside the versions says which module the classes belong to.
    let note = FileManager.default.contents(atPath: url.appendingPathComponent("module").path)
    for entity in entities { entity.moduleName = note.map { String(decoding: $0, as: UTF8.self) } }
    try connect()
    model.entities = entities
    let byName = model.entitiesByName
    for (name, members) in configurations {
      model.setEntities(members.compactMap { byName[$0] }, forConfigurationName: name)
    }
    for (name, entity, predicate) in requests {
      let request = NSFetchRequest<any NSFetchRequestResult>(entityName: entity)
      if let predicate { request.predicate = NSPredicate(format: predicate, argumentArray: nil) }
      model.setFetchRequestTemplate(request, forName: name)
    }
  }

  /// Connects the entities with their parents, and the relationships with their destinations.
  private func connect() throws {
    let byName = Dictionary(entities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { first, _ in first })
    var children: [String: [NSEntityDescription]] = [:]
    for (child, parent) in parents {
      guard byName[parent] != nil else {
        throw Failure(description: "entity \(child.name ?? "") has the parent \(parent), which does not exist")
      }
      children[parent, default: []].append(child)
    }
    // Entities that inherit from themselves would have no end.
    let pairs = parents.map { ($0.child.name ?? "", $0.parent) }
    let parentNames = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    for name in parentNames.keys {
      var current = parentNames[name]
      var steps = 0
      while let next = current, steps <= parentNames.count { (current, steps) = (parentNames[next], steps + 1) }
      if steps > parentNames.count { throw Failure(description: "entity \(name) inherits from itself") }
    }
    for (name, list) in children { byName[name]?.subentities = list }
    for entity in entities {
      for property in entity.propertiesByName.values {
        guard let relationship = property as? NSRelationshipDescription else { continue }
        guard let destination = byName[relationship.destinationName ?? ""] else {
          throw Failure(
            description: "the destination “\(relationship.destinationName ?? "")” of \(entity.name ?? "")."
              + "\(relationship.name) does not exist")
        }
        relationship.destinationEntity = destination
        guard let name = relationship.inverseName else { continue }
        relationship.inverseRelationship = destination.relationshipsByName[name]
      }
    }
    // Entities that inherit a relationship have copies from before it was connected.
    for entity in entities where entity.superentity == nil {
      for inner in entity.family { inner.connectInherited() }
    }
  }

  // MARK: Elements

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    func flag(_ name: String) -> Bool { attributes[name] == "YES" }
    depth += 1
    switch element {
    case "model": hasModel = true
    case "entity":
      let entity = NSEntityDescription()
      entity.name = attributes["name"]
      entity.managedObjectClassName = attributes["representedClassName"] ?? "NSManagedObject"
      entity.isAbstract = flag("isAbstract")
      entity.renamingIdentifier = attributes["elementID"]
      if let parent = attributes["parentEntity"] { parents.append((entity, parent)) }
      entities.append(entity)
      properties = []
    case "attribute":
      let attribute = flag("derived") ? NSDerivedAttributeDescription() : NSAttributeDescription()
      (attribute as? NSDerivedAttributeDescription)?.derivationExpression = attributes["derivationExpression"].map {
        NSDerivedAttributeDescription.expression($0)
      }
      attribute.attributeType = Self.types[attributes["attributeType"] ?? ""] ?? .undefinedAttributeType
      attribute.allowsExternalBinaryDataStorage = flag("allowsExternalBinaryDataStorage")
      attribute.valueTransformerName = attributes["valueTransformerName"]
      attribute.minimumValue = attributes["minValueString"].flatMap(Double.init)
      attribute.maximumValue = attributes["maxValueString"].flatMap(Double.init)
      attribute.regularExpression = attributes["regularExpressionString"]
      if let text = attributes["defaultValueString"] {
        attribute.defaultValue = AttributeValue.parse(text, as: attribute.attributeType)
      } else if let interval = attributes["defaultDateTimeInterval"].flatMap(Double.init) {
        attribute.defaultValue = Date(timeIntervalSinceReferenceDate: interval)
      }
      add(attribute, attributes)
    case "relationship":
      let relationship = NSRelationshipDescription()
      relationship.maxCount = attributes["maxCount"].flatMap { Int($0) } ?? (flag("toMany") ? 0 : 1)
      if flag("toMany"), relationship.maxCount == 1 { relationship.maxCount = 0 }
      relationship.minCount = attributes["minCount"].flatMap { Int($0) } ?? 0
      relationship.isOrdered = flag("ordered")
      relationship.destinationName = attributes["destinationEntity"]
      relationship.inverseName = attributes["inverseName"]
      relationship.deleteRule = Self.rules[attributes["deletionRule"] ?? ""] ?? .nullifyDeleteRule
      add(relationship, attributes)
    case "fetchedProperty": add(NSFetchedPropertyDescription(), attributes)
    case "uniquenessConstraint": constraint = []
    case "constraint": if let name = attributes["value"] { constraint?.append(name) }
    case "userInfo": information = [:]
    case "entry": if let key = attributes["key"] { information[key] = attributes["value"] ?? "" }
    case "configuration": configuration = (attributes["name"] ?? "", [])
    case "memberEntity": if let name = attributes["name"] { configuration?.members.append(name) }
    case "fetchRequest":
      if let name = attributes["name"], let entity = attributes["entity"] {
        requests.append((name, entity, attributes["predicateString"]))
      }
    default: break
    }
  }

  private func add(_ property: NSPropertyDescription, _ attributes: [String: String]) {
    property.name = attributes["name"] ?? ""
    property.isOptional = attributes["optional"] == "YES"
    property.isTransient = attributes["transient"] == "YES"
    property.renamingIdentifier = attributes["elementID"]
    properties.append(property)
    isInProperty = true
  }

  func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?
  ) {
    depth -= 1
    switch element {
    case "entity": entities.last?.properties = properties
    case "uniquenessConstraint":
      if let constraint { entities.last?.uniquenessConstraints.append(constraint) }
      constraint = nil
    case "attribute", "relationship", "fetchedProperty": isInProperty = false
    case "userInfo":
      if isInProperty { properties.last?.userInfo = information } else { entities.last?.userInfo = information }
    case "configuration":
      if let configuration { configurations.append(configuration) }
      configuration = nil
    default: break
    }
  }

  private static let types: [String: NSAttributeType] = [
    "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType,
    "Integer 64": .integer64AttributeType, "Decimal": .decimalAttributeType, "Double": .doubleAttributeType,
    "Float": .floatAttributeType, "String": .stringAttributeType, "Boolean": .booleanAttributeType,
    "Date": .dateAttributeType, "Binary": .binaryDataAttributeType, "UUID": .UUIDAttributeType,
    "URI": .URIAttributeType, "Transformable": .transformableAttributeType, "ObjectID": .objectIDAttributeType,
  ]

  private static let rules: [String: NSDeleteRule] = [
    "Nullify": .nullifyDeleteRule, "Cascade": .cascadeDeleteRule, "Deny": .denyDeleteRule,
    "No Action": .noActionDeleteRule,
  ]
}

extension NSEntityDescription {
  /// Gives the inherited relationships the destination and the inverse of those that they are copies of.
  func connectInherited() {
    for relationship in relationshipsByName.values {
      guard let original = relationship.original else { continue }
      relationship.destinationEntity = original.destinationEntity
      relationship.inverseRelationship = original.inverseRelationship
    }
  }
}
