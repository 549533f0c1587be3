import SwiftABI
import XCTest

/// A class with three methods. They are open, so that the optimizer does not remove methods that are never called.
open class LayoutBase {
  init() {}
  open func first() -> Int { 1 }
  open func second() -> Int { 2 }
  open func third() -> Int { 3 }
}

/// A subclass with another method.
open class LayoutAddition: LayoutBase {
  open func fourth() -> Int { 4 }
}

/// Detects changes of a new compiler in the layout of classes and witness tables.
final class LayoutTests: XCTestCase {
  private class Plain: LayoutBase {}
  private class Two: LayoutBase {
    override func first() -> Int { 10 }
    override func third() -> Int { 30 }
  }

  private protocol Inherited: AnyObject { func zero() }
  private protocol Probe: Inherited {
    func one()
    func two()
    static func three()
  }
  private final class Probing: Probe {
    func zero() {}
    func one() {}
    func two() {}
    static func three() {}
  }

  func testClassObjects() {
    let base = ClassMetadata.words(of: LayoutBase.self, as: LayoutBase.self).count
    let adds = ClassMetadata.words(of: LayoutAddition.self, as: LayoutAddition.self).count
    let place =
      "ClassSize at \(ClassMetadata.classSizeOffset), ClassAddressPoint at \(ClassMetadata.addressPointOffset)"
    // A header of seven words, three methods and the initializer.
    XCTAssertEqual(base, 11, "the size of class objects has moved (\(place))")
    // The new method, and space for the initializer.
    XCTAssertTrue(
      (1...2).contains(adds - base), "\(adds - base) words more: the size of class objects has moved (\(place))")
  }

  func testMethodTables() {
    let slots = ClassMetadata.slots(of: LayoutBase.self, plain: Plain.self, overriding: Two.self)
    XCTAssertEqual(slots.count, 2, "method tables have other entries than methods in their declarations' order")
    guard slots.count == 2 else { return }
    XCTAssertEqual(slots[1] - slots[0], 2, "methods are not in the order of their declarations")
    let first = OverridableMethod(of: LayoutBase.self, plain: Plain.self, overriding: FirstOnly.self)
    XCTAssertTrue(first.isOverridden(in: Two.self))
    XCTAssertFalse(first.isOverridden(in: LayoutAddition.self))
  }
  private class FirstOnly: LayoutBase {
    override func first() -> Int { 11 }
  }

  func testWitnessTables() {
    let parts = WitnessTable.parts(of: Probing.self as any Probe.Type)
    XCTAssertEqual(
      parts.type, UInt(bitPattern: unsafeBitCast(Probing.self as AnyObject.Type, to: UnsafeRawPointer.self)),
      "an existential metatype does not begin with the type")
    XCTAssertEqual(
      parts.table.protocolName, "Probe",
      "the name of a protocol is not at \(WitnessTable.protocolNameOffset) of its description")
    XCTAssertEqual(
      parts.table.count, 4,
      "the number of requirements is not at \(WitnessTable.requirementCountOffset) of a protocol's description")
    XCTAssertEqual(
      (0..<4).map { parts.table.isMethod($0) }, [false, true, true, false],
      "requirements are not described behind the \(WitnessTable.descriptionSize) bytes and the conditions, or by other flags"
    )
  }
}
