import CoreData
import Foundation

/// An entity whose class is written by hand.
public final class Genre: NSManagedObject {
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

/// The place of the model in the bundle of the module.
public let modelURL = Bundle.module.url(forResource: "Library", withExtension: "momd")
