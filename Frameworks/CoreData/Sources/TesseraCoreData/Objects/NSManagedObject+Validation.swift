import Foundation

extension NSManagedObject {
  /// Throws the errors of a save: the only one, or one that contains all.
  static func raise(_ errors: [NSError]) throws {
    guard let first = errors.first else { return }
    guard errors.count > 1 else { throw first }
    let all = errors.flatMap { $0.userInfo[NSDetailedErrorsKey] as? [NSError] ?? [$0] }
    throw CoreDataMessage.error(
      NSValidationMultipleErrorsError, "Multiple validation errors occurred.", [NSDetailedErrorsKey: all])
  }

  func validateProperties() throws {
    load()
    var errors: [NSError] = []
    for property in entity.properties where !(property is NSFetchedPropertyDescription) {
      do {
        try check(property)
      } catch {
        errors.append(error as NSError)
      }
    }
    try Self.raise(errors)
  }

  private func check(_ property: NSPropertyDescription) throws {
    let key = property.name
    func failure(_ code: Int, _ text: String, _ value: Any? = nil) -> NSError {
      var information: [String: Any] = [NSValidationKeyErrorKey: key, NSValidationObjectErrorKey: self]
      information[NSValidationValueErrorKey] = value
      return CoreDataMessage.error(code, text, information)
    }
    if let relationship = property as? NSRelationshipDescription {
      let count = row?.identities(relationship).count ?? 0
      if count == 0, !property.isOptional {
        throw failure(NSValidationMissingMandatoryPropertyError, "\(key) is a required value.")
      }
      if relationship.isToMany, count > 0, count < relationship.minCount {
        throw failure(
          NSValidationRelationshipLacksMinimumCountError,
          "\(key) has \(count) objects and needs \(relationship.minCount).")
      }
      if relationship.isToMany, relationship.maxCount > 0, count > relationship.maxCount {
        throw failure(
          NSValidationRelationshipExceedsMaximumCountError,
          "\(key) has \(count) objects and may have \(relationship.maxCount).")
      }
      return
    }
    guard let attribute = property as? NSAttributeDescription else { return }
    guard let value = row?.attributes[key] else {
      if !property.isOptional, !property.isTransient {
        throw failure(NSValidationMissingMandatoryPropertyError, "\(key) is a required value.")
      }
      return
    }
    if let text = value as? String {
      let length = Double(text.utf16.count)
      if let limit = attribute.minimumValue, length < limit {
        throw failure(NSValidationStringTooShortError, "\(key) is too short.", value)
      }
      if let limit = attribute.maximumValue, length > limit {
        throw failure(NSValidationStringTooLongError, "\(key) is too long.", value)
      }
      if let pattern = attribute.regularExpression,
        text.range(of: "^(?:\(pattern))$", options: .regularExpression) == nil
      {
        throw failure(NSValidationStringPatternMatchingError, "\(key) does not have the right form.", value)
      }
    } else if let number = value as? NSNumber {
      if let limit = attribute.minimumValue, number.doubleValue < limit {
        throw failure(NSValidationNumberTooSmallError, "\(key) is too small.", value)
      }
      if let limit = attribute.maximumValue, number.doubleValue > limit {
        throw failure(NSValidationNumberTooLargeError, "\(key) is too large.", value)
      }
    }
  }

  func checkDeletion() throws {
    for relationship in entity.relationshipsByName.values where relationship.deleteRule == .denyDeleteRule {
      let others = (row?.identities(relationship) ?? []).compactMap { managedObjectContext?.object(with: $0) }
      guard others.contains(where: { $0.state != .deleted }) else { continue }
      throw CoreDataMessage.error(
        NSValidationRelationshipDeniedDeleteError,
        "\(entity.name ?? "") cannot be deleted while it has objects in \(relationship.name).",
        [NSValidationKeyErrorKey: relationship.name, NSValidationObjectErrorKey: self])
    }
  }
}
