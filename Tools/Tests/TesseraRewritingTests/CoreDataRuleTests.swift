import XCTest

final class CoreDataRuleTests: RewritingTestCase {
  /// Checks that a rewriting contains parts. Runs of spaces count as one.
  private func check(_ text: String, contains parts: String..., line: UInt = #line) {
    options.importMap["CoreData"] = ["TesseraCoreData"]
    let result = rewrite(text).split { $0 == " " || $0.isNewline }.joined(separator: " ")
    for part in parts { XCTAssertTrue(result.contains(part), "“\(part)” is missing in:\n\(result)", line: line) }
  }

  func testRequestsAreConverted() {
    check(
      """
      import CoreData
      let a = Book.fetchRequest() as! NSFetchRequest<Book>
      let b = request as? NSFetchRequest<NSFetchRequestResult>
      let c = Book.fetchRequest() as NSFetchRequest<Book>
      let d = try template(1) as! NSFetchRequest<Book>
      """,
      contains: "let a = NSFetchRequest<Book>(_converting: Book.fetchRequest())",
      "let b = NSFetchRequest<NSFetchRequestResult>._converted(request)",
      "let c = Book.fetchRequest() as NSFetchRequest<Book>",
      "let d = try NSFetchRequest<Book>(_converting: template(1))")
    let plain = "import UIKit\nlet a = Book.fetchRequest() as! NSFetchRequest<Book>\n"
    XCTAssertEqual(rewrite(plain), plain)
  }

  func testTheInitializerOfCoreDataIsRequired() {
    let header = "init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?)"
    let body = "{ super.init(entity: entity, insertInto: context) }"
    check(
      """
      import CoreData
      class A: NSManagedObject {
        override \(header) \(body)
      }
      class B: A { public init(name: String, in context: NSManagedObjectContext) { fatalError() } }
      class C: NSManagedObject { convenience init(name: String) { fatalError() } }
      class D: UIView { init(name: String) { fatalError() } }
      """,
      contains: "class A: NSManagedObject { required \(header) \(body) }",
      "class B: A { public init(name: String, in context: NSManagedObjectContext) { fatalError() } ; required \(header) \(body) }",
      "class C: NSManagedObject { convenience init(name: String) { fatalError() } }",
      "class D: UIView { init(name: String) { fatalError() } }")
  }

  func testObjectsGetTheClassOfTheirEntity() {
    check(
      "import CoreData\nlet a = NSManagedObject(entity: e, insertInto: c)\nlet b = Book(entity: e, insertInto: c)\n",
      contains: "let a = NSManagedObject._object(entity: e, insertInto: c)", "let b = Book(entity: e, insertInto: c)")
  }

  func testSingleTypesAreImported() {
    options.importMap["Darwin"] = ["TesseraDarwin"]
    check(
      "import Foundation\nlet a = NSExpression(forKeyPath: \"b\")\n",
      contains: "import TesseraDarwin import class TesseraDarwin.NSExpression")
    check("import Foundation\nlet a: ValueTransformer? = nil\n", contains: "= nil import TesseraDarwin")
  }

  // GridView animates the progress of a layer.
  func testPropertiesOfLayers() {
    options.importMap["Darwin"] = ["TesseraDarwin"]
    let text = rewrite("import UIKit\nclass Ring: CAShapeLayer {\n  @NSManaged var progress: CGFloat\n}\n")
    XCTAssertTrue(
      text.contains(
        "var progress: CGFloat { get { return _managedValue(forKey: \"progress\") } set { _setManagedValue(newValue, forKey: \"progress\") } }"
      ), text)
    XCTAssertTrue(text.contains("import TesseraDarwin"), text)
  }
}
