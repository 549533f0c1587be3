import Foundation
import TesseraDarwin
import class TesseraDarwin.NSExpression

/// The row of an object, as predicates and sort descriptors read it. No object is created, and objects
/// receive no notification that their values are read.
final class RowReader: _KeyedValues, _PredicateIdentity {
  private let reading: Reading
  private(set) var identity: NSManagedObjectID
  private var row: StoredRow

  private init(_ reading: Reading, _ identity: NSManagedObjectID, _ row: StoredRow) {
    self.reading = reading
    self.identity = identity
    self.row = row
  }

  var _predicateIdentity: AnyObject { identity }

  func _value(forKey key: String) -> Any? {
    let property = identity.entity.propertiesByName[key]
    if let property, !property.isTransient {
      guard let relationship = property as? NSRelationshipDescription else { return row.attributes[key] }
      if !relationship.isToMany { return row.references[key].flatMap { reading.value($0) } }
      return row.identities(relationship).compactMap { reading.value($0) }
    }
    if key == "objectID" { return identity }
    // The class computes the value.
    return reading.context.object(with: identity).value(forKey: key)
  }

  /// Reads the rows of a context.
  struct Reading {
    let context: NSManagedObjectContext
    /// `true` to read the changes of the context that were not saved.
    let includesChanges: Bool

    /// Returns the object that the context has changed, or the row of another one, or nil if there is none.
    func value(_ id: NSManagedObjectID) -> Any? {
      if includesChanges, let object = context.pending[id] { return object }
      return context.source?.row(for: id).map { RowReader(self, id, $0) }
    }

    /// Returns what `value(_:)` returns, or an object without values.
    func object(_ id: NSManagedObjectID) -> Any { value(id) ?? context.object(with: id) }

    /// Returns those of the objects for which a predicate is true.
    func matching(_ predicate: NSPredicate, _ ids: [NSManagedObjectID]) -> [NSManagedObjectID] {
      // The closure of a predicate expects objects.
      guard Self.hasText(predicate) else { return ids.filter { predicate.evaluate(with: context.object(with: $0)) } }
      var reader: RowReader?
      return ids.filter { id in
        if includesChanges, let object = context.pending[id] { return predicate.evaluate(with: object) }
        guard let row = context.source?.row(for: id) else { return false }
        if let reader {
          reader.identity = id
          reader.row = row
          return predicate.evaluate(with: reader)
        }
        let first = RowReader(self, id, row)
        reader = first
        return predicate.evaluate(with: first)
      }
    }

    /// Returns whether a predicate was created from a text, and not from a closure.
    private static func hasText(_ predicate: NSPredicate) -> Bool {
      if let compound = predicate as? NSCompoundPredicate {
        return compound.subpredicates.allSatisfy { hasText($0) }
      }
      return predicate._formatText != nil
    }

    /// Sorts objects. Equal ones keep their order.
    func sorted(_ ids: [NSManagedObjectID], by descriptors: [NSSortDescriptor]) -> [NSManagedObjectID] {
      guard ids.count > 1 else { return ids }
      let keys = descriptors.compactMap(\._keyComparison)
      guard keys.count == descriptors.count else {
        return NSManagedObjectContext.sorted(ids.map { context.object(with: $0) }, by: descriptors).map(\.identity)
      }
      // Each value is read once, and not for each comparison.
      let values = ids.map { id in
        let object = object(id)
        return keys.map { PredicateProperty.value(path: $0.path, of: object) }
      }
      return ids.indices.sorted { first, second in
        for (number, key) in keys.enumerated() {
          let order = key.compare(values[first][number], values[second][number])
          if order != .orderedSame { return order == (key.isAscending ? .orderedAscending : .orderedDescending) }
        }
        return first < second
      }.map { ids[$0] }
    }
  }
}

/// A property in the dictionaries of a fetch.
struct FetchedProperty {
  let name: String
  private let path: String
  private let expression: NSExpression?
  private let type: NSAttributeType

  /// Creates a property.
  ///
  /// - Parameter value: A key path, or the description of a property or an expression.
  /// - Throws: An error if it is neither, or if the entity has no property of this name.
  init(_ value: Any, of entity: NSEntityDescription) throws {
    if let description = value as? NSExpressionDescription {
      name = description.name
      path = ""
      expression = description.expression
      type = description.expressionResultType
      return
    }
    guard let path = (value as? String) ?? (value as? NSPropertyDescription)?.name,
      let first = path.split(separator: ".").first, path == "objectID" || entity.propertiesByName[String(first)] != nil
    else {
      throw CoreDataMessage.error(
        NSCoreDataError, "\(entity.name ?? "") has no property “\(value)” that a fetch request could return")
    }
    name = path
    self.path = path
    expression = nil
    type = .undefinedAttributeType
  }

  /// Indicates whether the value is computed from several objects.
  var isCollected: Bool {
    guard let expression, expression.expressionType == .function else { return false }
    return ["sum:", "count:", "min:", "max:", "average:", "median:"].contains(expression.function)
  }

  /// Returns the value for a group of objects: the result of a function for all, or the value of the first one.
  func value(of group: [Any]) -> Any? {
    let value: Any?
    if let expression {
      value = expression.expressionValue(with: isCollected ? group : group.first, context: nil)
    } else {
      value = group.first.flatMap { PredicateProperty.value(path: path, of: $0) }
    }
    if let reader = value as? RowReader { return reader.identity }
    if let object = value as? NSManagedObject { return object.identity }
    return AttributeValue.canonical(value, type)
  }
}
