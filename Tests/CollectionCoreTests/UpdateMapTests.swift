import CollectionCore
import Foundation
import XCTest

final class UpdateMapTests: XCTestCase {
  func testEachMistake_isNamed() {
    func message(_ before: SectionCounts, _ after: SectionCounts, _ fill: (inout UpdateOperations) -> Void) -> String {
      var operations = UpdateOperations()
      fill(&operations)
      do {
        _ = try UpdateMap(before: before, after: after, operations: operations)
        return "no error"
      } catch {
        return error.description
      }
    }
    XCTAssertEqual(
      message([3], [3]) { $0.insertedItems = [ItemIndex(0, 0)] },
      "the number of items in section 0 after the update (3) must be equal to the number of items in that section "
        + "before the update (3), plus the items inserted (1) and moved in (0), minus the items deleted (0) and moved "
        + "out (0), which is 4")
    XCTAssertEqual(
      message([3], [2]) { $0.deletedItems = [ItemIndex(0, 3)] },
      "delete item 3 of section 0, but section 0 has 3 items before the update")
    XCTAssertEqual(
      message([3], [4]) { $0.insertedItems = [ItemIndex(2, 0)] },
      "insert item 0 of section 2, but there is no section 2 after the update")
    XCTAssertEqual(
      message([1, 1], [1]) { _ in },
      "the number of sections after the update (1) must be equal to the number of sections before the update (2), plus "
        + "the sections inserted (0), minus the sections deleted (0), which is 2")
    XCTAssertEqual(
      message([3], [3]) {
        $0.deletedItems = [ItemIndex(0, 1)]
        $0.movedItems = [.init(from: ItemIndex(0, 1), to: ItemIndex(0, 0))]
      }, "delete and move item 1 of section 0 in the same update")
    XCTAssertEqual(
      message([1], [1]) { $0.deletedSections = [4] }, "delete section 4, but there is 1 section before the update")
    XCTAssertEqual(
      message([2, 2], [2, 1]) {
        $0.movedSections = [.init(from: 0, to: 1)]
        $0.deletedItems = [ItemIndex(1, 0)]
      },
      "the number of items in section 0 (section 1 before the update) after the update (2) must be equal to the number "
        + "of items in that section before the update (2), plus the items inserted (0) and moved in (0), minus the "
        + "items deleted (1) and moved out (0), which is 1")
    XCTAssertEqual(
      message([3], [3]) {
        $0.reloadedItems = [ItemIndex(0, 1)]
        $0.movedItems = [.init(from: ItemIndex(0, 1), to: ItemIndex(0, 0))]
      }, "reload and move item 1 of section 0 in the same update")
    XCTAssertEqual(
      message([1, 1], [1, 1]) {
        $0.reloadedSections = [1]
        $0.movedSections = [.init(from: 1, to: 0)]
      }, "reload and move section 1 in the same update")
    XCTAssertEqual(
      message([2], [2]) {
        $0.movedItems = [
          .init(from: ItemIndex(0, 1), to: ItemIndex(0, 0)), .init(from: ItemIndex(0, 0), to: ItemIndex(0, 0)),
        ]
      }, "move to and move to item 0 of section 0 in the same update")
  }

  func testSectionsThatNoOperationNames_mustKeepTheirCounts() {
    XCTAssertThrowsError(try UpdateMap(before: [1, 2, 3], after: [1, 2, 4], operations: UpdateOperations())) {
      XCTAssertEqual(
        $0 as? UpdateError,
        .itemCount(
          section: 2, oldSection: 2, before: 3, after: 4, inserted: 0, deleted: 0, movedIn: 0, movedOut: 0))
    }
  }

  func testOnlySectionsThatOperationsName_areAskedFor() throws {
    let before = SectionCounts(repeatElement(3, count: 100_000))
    var operations = UpdateOperations()
    operations.insertedItems = [ItemIndex(500, 0)]
    operations.deletedItems = [ItemIndex(70, 2)]
    operations.deletedSections = [10]
    operations.insertedSections = [99_999]
    operations.movedSections = [.init(from: 20, to: 90_000)]
    operations.reloadedSections = [300]
    var asked: [Int] = []
    let map = try UpdateMap(before: before, sectionsAfter: 100_000, operations: operations) { section in
      asked.append(section)
      return [68: 2, 298: 9, 500: 4, 99_999: 7][section] ?? 3
    }
    XCTAssertEqual(asked, [68, 298, 500, 99_999])
    XCTAssertEqual([68, 298, 500, 99_999, 90_000, 0].map { map.countsAfter[$0] }, [2, 9, 4, 7, 3, 3])
  }

  func testNestedBatches_numberByTheSameStates() throws {
    var outer = UpdateOperations()
    outer.deletedItems = [ItemIndex(0, 0)]
    var inner = UpdateOperations()
    inner.insertedItems = [ItemIndex(0, 2)]
    inner.movedItems = [.init(from: ItemIndex(0, 2), to: ItemIndex(0, 0))]
    outer.formUnion(inner)
    XCTAssertEqual(outer.count, 3)
    // a b c -> c b new
    let map = try UpdateMap(before: [3], after: [3], operations: outer)
    XCTAssertEqual((0..<3).map { map.newItem(ofOld: ItemIndex(0, $0)) }, [nil, ItemIndex(0, 1), ItemIndex(0, 0)])
    XCTAssertEqual((0..<3).map { map.oldItem(ofNew: ItemIndex(0, $0)) }, [ItemIndex(0, 2), ItemIndex(0, 1), nil])
  }

  func testOperations_sayWhatTheyAre() {
    var operations = UpdateOperations()
    XCTAssertEqual(operations.description, "none")
    operations.movedSections = [.init(from: 2, to: 0)]
    operations.insertedItems = Set((0..<20).map { ItemIndex(0, $0) })
    operations.deletedItems = [ItemIndex(1, 4), ItemIndex(0, 3)]
    XCTAssertEqual(
      operations.description,
      "move sections 2 to 0; delete items [0, 3], [1, 4]; insert items [0, 0], [0, 1], [0, 2], [0, 3], [0, 4], [0, 5], "
        + "[0, 6], [0, 7], [0, 8], [0, 9], [0, 10], [0, 11] and 8 more")
  }
}
