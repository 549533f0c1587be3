import RuntimeInterface
import UIKit

// Benchmarks of a million selected items. The benchmarks measure selecting and deselecting all items, a batch update, and a step of an
// interactive movement. The scenes with `_none` are the same without a selection.
extension BenchmarkList {
  static var selectionBenchmarks: [Benchmark] {
    [
      Benchmark("selection.select_each", n: 1_000_000, steps: 1, warmUp: 0) {
        let scene = try SelectionScene()
        return { _ in scene.selectEach() }
      },
      Benchmark("selection.select_all_by_key", n: 1_000_000, steps: 1, warmUp: 0) {
        let scene = try SelectionScene(hasDelegate: true)
        return { _ in scene.selectByKey() }
      },
      Benchmark("selection.select_range", n: 1_000_000, steps: 20) {
        let scene = try SelectionScene()
        return { _ in
          scene.grid.selectItem(at: nil, animated: false, scrollPosition: [])
          scene.grid.selectAllItems(animated: false)
          precondition(scene.grid.numberOfSelectedItems == 1_000_000)
        }
      },
      Benchmark("selection.deselect_all", n: 1_000_000, steps: 1, warmUp: 0) {
        let scene = try SelectionScene()
        scene.selectEach()
        return { _ in scene.grid.selectItem(at: nil, animated: false, scrollPosition: []) }
      },
      batchBenchmark("selection.insert_all", selects: true), batchBenchmark("selection.insert_none", selects: false),
      movementBenchmark("selection.move_all", selects: true), movementBenchmark("selection.move_none", selects: false),
    ]
  }

  private static func batchBenchmark(_ name: String, selects: Bool) -> Benchmark {
    Benchmark(name, n: 1_000_000, steps: 20) {
      let scene = try SelectionScene()
      if selects { scene.selectEach() }
      return { _ in
        scene.controller.insertFirst()
        scene.application.produceFrame()
      }
    }
  }

  private static func movementBenchmark(_ name: String, selects: Bool) -> Benchmark {
    Benchmark(name, n: 1_000_000, steps: 40) {
      let scene = try SelectionScene()
      if selects { scene.selectEach() }
      scene.controller.canMoveItems = true
      precondition(scene.grid.beginInteractiveMovementForItem(at: IndexPath(item: 3, section: 0)))
      return { step in
        scene.grid.updateInteractiveMovementTargetPosition(CGPoint(x: 80 + 160 * (step % 7), y: 90))
        scene.application.produceFrame()
      }
    }
  }
}

@MainActor
private final class SelectionScene: NSObject, UICollectionViewDelegate {
  let controller = BenchmarkGrid(count: 1_000_000)
  let application: BenchmarkApplication
  var grid: UICollectionView { controller.grid }
  private var reportedCount = 0
  private let hasDelegate: Bool

  /// Creates a scene for the benchmarks of selections.
  ///
  /// - Parameter hasDelegate: `true` to set a delegate whose selection methods are called for each item.
  init(hasDelegate: Bool = false) throws {
    application = try BenchmarkApplication(root: controller)
    self.hasDelegate = hasDelegate
    super.init()
    grid.allowsMultipleSelection = true
    if hasDelegate { grid.delegate = self }
  }

  func selectEach() {
    for item in 0..<1_000_000 {
      grid.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }
  }

  func selectByKey() {
    for isDown in [true, false] {
      application.host.send(
        .key(
          RawInput.Key(
            isDown: isDown, usage: UIKeyboardHIDUsage.keyboardA.rawValue, characters: "a",
            charactersIgnoringModifiers: "a", modifiers: .control, time: application.host.time)))
    }
    application.produceFrame()
    precondition(reportedCount == 1_000_000, "the delegate was notified of \(reportedCount) items instead of 1000000")
  }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { reportedCount += 1 }
}
