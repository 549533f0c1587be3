import TesseraRewriting
import XCTest

@testable import TesseraProjects

/// Models of Core Data. What is generated for an entity is what Xcode writes with "Create NSManagedObject Subclass".
final class DataModelTests: XCTestCase {
  private static let xml = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
      <entity name="List" representedClassName="TodoList" syncable="YES" codeGenerationType="class">
        <attribute name="class" optional="YES" attributeType="String"/>
        <attribute name="throws" optional="YES" attributeType="String"/>
        <attribute name="count" attributeType="Integer 32" usesScalarValueType="YES"/>
        <attribute name="size" optional="YES" attributeType="Double" usesScalarValueType="NO"/>
        <relationship name="items" optional="YES" toMany="YES" ordered="YES" destinationEntity="Item" inverseName="list"/>
      </entity>
      <entity name="Item" representedClassName=".Item" parentEntity="Base" syncable="YES" codeGenerationType="category">
        <relationship name="list" optional="YES" maxCount="1" destinationEntity="List" inverseName="items"/>
      </entity>
      <entity name="Base" representedClassName="Base" isAbstract="YES" syncable="YES">
        <attribute name="date" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
      </entity>
      <entity name="Plain" syncable="YES" codeGenerationType="class"/>
    </model>
    """

  private func model(in folder: TemporaryFolder) throws -> DataModel {
    try folder.write("M.xcdatamodeld/M.xcdatamodel/contents", "<model/>")
    try folder.write("M.xcdatamodeld/M 2.xcdatamodel/contents", Self.xml)
    try folder.write(
      "M.xcdatamodeld/.xccurrentversion",
      "<plist version=\"1.0\"><dict><key>_XCCurrentVersionName</key><string>M 2.xcdatamodel</string></dict></plist>")
    return try XCTUnwrap(DataModel(folder.path + "/M.xcdatamodeld"))
  }

  func testClassesAreGenerated() throws {
    let folder = try TemporaryFolder()
    let sources = try model(in: folder).sources(in: folder.path)
    XCTAssertEqual(
      sources.map { Paths.name($0.path) }, ["TodoList+CoreDataClass.swift", "Item+CoreDataProperties.swift"])
    for part in [
      "public class TodoList: NSManagedObject {}", "var `class`: String?", "var `throws`: String?",
      "public var count: Int32",
      "public var size: NSNumber?", "public var items: NSOrderedSet?",
      "func insertIntoItems(_ value: Item, at idx: Int)", "func addToItems(_ values: NSOrderedSet)",
      "NSFetchRequest<TodoList>(entityName: \"List\")",
    ] { XCTAssertTrue(sources[0].text.contains(part), part) }
    XCTAssertFalse(sources[1].text.contains("class Item:"), "the class is written by hand")
    XCTAssertTrue(sources[1].text.contains("public var list: TodoList?"))
    XCTAssertEqual(try model(in: folder).names.types, ["TodoList", "Item", "NSManagedObject"])
  }

  func testTheBundleGetsTheCurrentVersion() throws {
    let folder = try TemporaryFolder()
    let path = try model(in: folder).path
    try folder.write("program", "x")
    var target = ProjectTarget(name: "A", moduleName: "A_Module", kind: .application, folder: folder.path)
    target.resources = [BundleResource(source: path, destination: "M.xcdatamodeld")]
    try BundleWriter.write(
      folder.path + "/A.app", targets: [target], information: nil, program: folder.path + "/program")
    XCTAssertEqual(folder.text("A.app/M.momd/contents"), Self.xml)
    XCTAssertEqual(folder.text("A.app/M.momd/module"), "A_Module")
    XCTAssertEqual(folder.text("A.app/M.momd/M.mom/contents"), "<model/>", "for a migration step by step")
    XCTAssertEqual(folder.text("A.app/M.momd/M 2.mom/module"), "A_Module")
    XCTAssertNil(folder.text("A.app/M.xcdatamodeld/M 2.xcdatamodel/contents"))
  }

  /// A rule for the folder that contains a model would put the model's files in the bundle one by one.
  func testModelsOfPackagesHaveARuleOfTheirOwn() throws {
    let folder = try TemporaryFolder()
    _ = try model(in: folder)
    try folder.write("Res/N.xcdatamodeld/N.xcdatamodel/contents", Self.xml)
    try folder.write("Res/words.txt", "words")
    try folder.write("A.swift", "import UIKit\n")
    try folder.write("checkout/Frameworks/CoreData/Package.swift")
    var target = ProjectTarget(name: "Kit", moduleName: "Kit", kind: .framework, folder: folder.path)
    target.sources = [folder.path + "/A.swift"]
    target.moduleResources = [
      ModuleResource(source: folder.path + "/Res", path: "Res", rule: ".process"),
      ModuleResource(source: folder.path + "/M.xcdatamodeld", path: "M.xcdatamodeld", rule: ".copy"),
    ]
    var project = Project(name: "Kit", folder: folder.path, file: folder.path + "/Package.swift")
    project.targets = [target]
    _ = try PackageGenerator(checkout: folder.path + "/checkout", folder: folder.path + "/out")
      .generate(project, targets: ["Kit"], packages: [])
    let manifest = try XCTUnwrap(folder.text("out/Package.swift"))
    for part in [
      ".process(\"Res\")", ".copy(\"Tessera/Models/N.momd\")", ".copy(\"Tessera/Models/M.momd\")",
      ".product(name: \"TesseraCoreData\", package: \"CoreData\")",
    ] { XCTAssertTrue(manifest.contains(part), "\(part) in \(manifest)") }
    XCTAssertNotNil(folder.text("out/Targets/Kit/Tessera/Models/N.momd/contents"))
    XCTAssertNil(folder.text("out/Targets/Kit/Res/N.xcdatamodeld/N.xcdatamodel/contents"))
    let code = try XCTUnwrap(folder.text("out/Targets/Kit/DataModel/M/TodoList+CoreDataClass.swift"))
    XCTAssertTrue(code.contains("_managedValue(forKey: \"count\")"), code)
  }

  func testBrokenModels() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.xcdatamodeld/A.xcdatamodel/contents", "<model><entity name=")
    XCTAssertThrowsError(try DataModel(folder.path + "/A.xcdatamodeld")?.sources(in: folder.path)) { error in
      XCTAssertTrue("\(error)".contains("A.xcdatamodel/contents"), "\(error)")
    }
    try folder.write("B.xcdatamodeld/B.xcdatamodel/elements", "old")
    XCTAssertNil(DataModel(folder.path + "/B.xcdatamodeld")?.contents)
    XCTAssertEqual(try DataModel(folder.path + "/B.xcdatamodeld")?.sources(in: folder.path).count, 0)
    XCTAssertNil(DataModel(folder.path + "/C.xcassets"))
  }
}
