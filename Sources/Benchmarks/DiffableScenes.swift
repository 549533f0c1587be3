import CollectionCore
import UIKit

// Benchmarks of snapshots with many items: building them, computing differences, and applying them to a live view.
extension BenchmarkList {
  static var diffable: [Benchmark] { [100_000, 1_000_000].flatMap(diffable) }

  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  private static func diffable(_ n: Int) -> [Benchmark] {
    [
      Benchmark("diffable.build", n: n, steps: 3, warmUp: 1) {
        let items = Array(0..<n)
        return { _ in precondition(build(items).numberOfItems == n) }
      },
      // A copy of the current snapshot with one item in the middle deleted.
      Benchmark("diffable.edit_one", n: n, steps: 10) {
        let snapshot = build(Array(0..<n))
        return { step in
          var copy = snapshot
          copy.deleteItems([n / 2 + step])
          precondition(copy.numberOfItems == n - 1)
        }
      },
      // The cost of a single edit is the average of ten thousand.
      Benchmark("diffable.edit_step", n: n) {
        var snapshot = build(Array(0..<n))
        let cost = Processor.milliseconds {
          for step in 0..<10_000 { snapshot.insertItems([n + step], beforeItem: step &* 7919 % n) }
        }
        precondition(snapshot.numberOfItems == n + 10_000)
        return [.init("cpu_us", cost / 10)]
      },
      difference("diffable.difference_edited", n) { change($0, n) },
      difference("diffable.difference_anew", n) { build(change($0, n).itemIdentifiers) },
      difference("diffable.difference_shuffled", n) { snapshot in
        var random = SystemRandomNumberGenerator()
        return build(snapshot.itemIdentifiers.shuffled(using: &random))
      },
      apply("diffable.apply_edited", n) { change($0, n) },
      apply("diffable.apply_anew", n) { build(change($0, n).itemIdentifiers) },
      Benchmark("diffable.apply_reload", n: n) {
        let stage = try DiffableStage(n)
        let next = change(stage.source.snapshot(), n)
        let cost = Processor.milliseconds {
          stage.source.applySnapshotUsingReloadData(next)
          stage.frame()
        }
        return [.init("cpu_ms", cost)]
      },
      // The snapshot is applied again without changes.
      Benchmark("diffable.apply_same", n: n) {
        let stage = try DiffableStage(n)
        let cost = Processor.milliseconds {
          stage.source.apply(stage.source.snapshot())
          stage.frame()
        }
        return [.init("cpu_ms", cost)]
      },
    ]
  }

  private static func difference(_ name: String, _ n: Int, _ next: @escaping (Snapshot) -> Snapshot) -> Benchmark {
    Benchmark(name, n: n) {
      let oldSnapshot = build(Array(0..<n))
      let newSnapshot = next(oldSnapshot)
      var movedCount = 0
      let cost = Processor.milliseconds { movedCount = newSnapshot.operationCount(from: oldSnapshot) }
      return [.init("cpu_ms", cost), .init("operations", Double(movedCount))]
    }
  }

  private static func apply(_ name: String, _ n: Int, _ next: @escaping (Snapshot) -> Snapshot) -> Benchmark {
    Benchmark(name, n: n) {
      let stage = try DiffableStage(n)
      let newSnapshot = next(stage.source.snapshot())
      let cost = Processor.milliseconds {
        stage.source.apply(newSnapshot)
        stage.frame()
      }
      precondition(stage.source.snapshot().numberOfItems == newSnapshot.numberOfItems)
      return [.init("cpu_ms", cost)]
    }
  }

  private static func build(_ items: [Int]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
  }

  /// Returns a changed copy of a snapshot. One percent of the items are deleted, one percent are inserted, and one
  /// percent are moved. The changes are distributed over the snapshot.
  private static func change(_ snapshot: Snapshot, _ n: Int) -> Snapshot {
    var snapshot = snapshot
    for step in 0..<n / 100 {
      snapshot.deleteItems([step * 100])
      snapshot.insertItems([n + step], afterItem: step * 100 + 50)
      snapshot.moveItem(step * 100 + 20, afterItem: (step * 7919 % (n / 100)) * 100 + 70)
    }
    return snapshot
  }
}

/// A benchmark fixture: a window with a collection view that has a diffable data source.
@MainActor
private final class DiffableStage {
  let source: UICollectionViewDiffableDataSource<Int, Int>
  private let stage: Stage

  init(_ n: Int) throws {
    let controller = UIViewController()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 150, height: 150)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 1280, height: 800), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    controller.view.addSubview(view)
    stage = try Stage(root: controller)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<n))
    source.apply(snapshot, animatingDifferences: false)
    stage.runFrames()
  }

  func frame() { stage.frame() }
}
