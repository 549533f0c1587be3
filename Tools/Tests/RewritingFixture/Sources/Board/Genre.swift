import CoreData
import Foundation
import UIKit

/// A value that a number stands for.
@objc public enum GenreKind: Int16 { case other, novel }

/// An entity whose class is written by hand.
public final class Genre: NSManagedObject {
  @NSManaged public var kind: GenreKind
  @NSManaged public var name: String
  @NSManaged public var books: Set<Book>
  @NSManaged public func addToBooks(_ value: Book)

  public override func awakeFromInsert() {
    super.awakeFromInsert()
    name = "unnamed"
  }

  @nonobjc public class func fetchRequest() -> NSFetchRequest<Genre> { NSFetchRequest<Genre>(entityName: "Genre") }
}

/// An entity whose properties Xcode generates.
public class Magazine: Publication {
  private(set) var saves = 0

  public override func didSave() {
    super.didSave()
    saves += 1
  }
}

extension Publication {
  /// The letter under which the publication is listed.
  @objc var listLetter: String { String((title ?? "").prefix(1)).uppercased() }
}

/// An entity whose class has an initializer of its own, and overrides the one that Core Data calls.
public class Label: NSManagedObject {
  public private(set) var origin = ""

  public override init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    origin = "Core Data"
    super.init(entity: entity, insertInto: context)
  }

  public init(text: String, in context: NSManagedObjectContext) {
    let entity = NSEntityDescription.entity(forEntityName: "Label", in: context)!
    super.init(entity: entity, insertInto: context)
    self.text = text
    origin = "the application"
  }
}

/// A value that cannot be archived, so that only its transformer can store it.
public final class Mark: NSObject {
  public let name: String
  public init(name: String) { self.name = name }
}

/// Makes data from values.
public final class MarkTransformer: ValueTransformer {
  public override class func transformedValueClass() -> AnyClass { NSData.self }
  public override class func allowsReverseTransformation() -> Bool { true }
  public override func transformedValue(_ value: Any?) -> Any? { (value as? Mark)?.name.data(using: .utf8) }
  public override func reverseTransformedValue(_ value: Any?) -> Any? {
    (value as? Data).map { Mark(name: String(decoding: $0, as: UTF8.self)) }
  }
}

/// Makes values from data.
public final class InkTransformer: NSSecureUnarchiveFromDataTransformer {
  public override class var allowedTopLevelClasses: [AnyClass] { [UIColor.self] }
  public static func register() {
    ValueTransformer.setValueTransformer(InkTransformer(), forName: NSValueTransformerName(rawValue: "InkTransformer"))
  }
}

/// The place of the model in the bundle of the module.
public let modelURL = Bundle.module.url(forResource: "Library", withExtension: "momd")
