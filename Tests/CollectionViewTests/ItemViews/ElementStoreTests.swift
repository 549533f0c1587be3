import CollectionCore
import Foundation
import TestSupport
import XCTest

@testable import UIKit

/// Compares the store of visible elements with a dictionary and a sorted array.
@preconcurrency @MainActor
final class ElementStoreTests: XCTestCase {
  private func key(_ item: Int, _ section: Int = 0) -> ElementKey { ElementKey(kind: 0, section: section, item: item) }

  private func check(_ store: ElementStore<FakeElement>, _ model: [ElementKey: FakeElement], _ message: String) {
    let sorted = model.values.sorted { FakeElement.precedes($0, $1) }
    XCTAssertEqual(store.values.map { ObjectIdentifier($0) }, sorted.map { ObjectIdentifier($0) }, message)
    for (key, element) in model { XCTAssertTrue(store[key] === element, message) }
  }

  func testElementsAreKeptByKeyAndInOrder() {
    var chance = SystemRandomNumberGenerator()
    let seed = chance.next()
    var random = SeededRandom(seed: seed)
    for round in 0..<100 {
      var store = ElementStore<FakeElement>()
      var model: [ElementKey: FakeElement] = [:]
      for step in 0..<60 {
        let message = "seed \(seed), round \(round), step \(step)"
        let key = key(Int.random(in: 0..<20, using: &random), Int.random(in: 0..<2, using: &random))
        switch Int.random(in: 0..<5, using: &random) {
        case 0, 1:
          guard model[key] == nil else { continue }
          let element = FakeElement(key)
          element.layer = Int.random(in: 0..<2, using: &random)
          model[key] = element
          let index = store.insert(element)
          XCTAssertTrue(store.values[index] === element, message)
        case 2:
          XCTAssertTrue(store.remove(key) === model.removeValue(forKey: key), message)
          XCTAssertNil(store[key], message)
        case 3:
          guard let element = model[key] else { continue }
          let index = store.reorder(element) { element.layer = Int.random(in: 0..<2, using: &random) }
          XCTAssertTrue(store.values[index] === element, message)
        default:
          guard let element = model.removeValue(forKey: key) else { continue }
          store.remove(element)
        }
        check(store, model, message)
      }
      XCTAssertEqual(store.removeAll().count, model.count)
      check(store, [:], "seed \(seed), round \(round), at the end")
    }
  }

  func testAnUpdateGivesNewKeysAndRemovesTheOthers() {
    var store = ElementStore<FakeElement>()
    let elements = (0..<6).map { FakeElement(key($0)) }
    for element in elements { store.insert(element) }
    // 1 and 4 are removed, the others are reversed.
    let removed = store.translate { [1, 4].contains($0.item) ? nil : self.key(10 - $0.item) }
    XCTAssertEqual(removed.map(\.key.item), [1, 4], "in order, by their old keys")
    XCTAssertEqual(store.values.map(\.key.item), [5, 7, 8, 10])
    XCTAssertTrue(store[key(10)] === elements[0])
    XCTAssertNil(store[key(0)])
    XCTAssertNil(store[key(1)])
  }

  func testAnElementWhoseKeyAnotherOneHasTakesNothingAway() {
    var store = ElementStore<FakeElement>()
    let first = FakeElement(key(0))
    let second = FakeElement(key(0))
    store.insert(second)
    store.remove(first)
    XCTAssertTrue(store[key(0)] === second)
    XCTAssertEqual(store.values.count, 1)
  }
}
