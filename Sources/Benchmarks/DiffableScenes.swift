import CollectionCore
import UIKit

// Benchmarks of snapshots with many items: building them, computing differences, and applying them to a live view.
extension BenchmarkList {
  static var diffableBenchmarks: [Benchmark] { [100_000, 1_000_000].flatMap(diffableBenchmarks) }

  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  private static func diffableBenchmarks(_ n: Int) -> [Benchmark] {
    [
      Benchmark("diffable.build", n: n, steps: 3, warmUp: 1) {
        let items = Array(0..<n)
        return { _ in precondition(makeSnapshot(items).numberOfItems == n) }
      },
      // A copy of the current snapshot with one item in the middle deleted.
      Benchmark("diffable.edit_one", n: n, steps: 10) {
        let snapshot = makeSnapshot(Array(0..<n))
        return { step in
          var copy = snapshot
          copy.deleteItems([n / 2 + step])
          precondition(copy.numberOfItems == n - 1)
        }
      },
      // The cost of a single edit is the average of ten thousand.
      Benchmark("diffable.edit_step", n: n) {
        var snapshot = makeSnapshot(Array(0..<n))
        let cost = Processor.measureMilliseconds {
          for step in 0..<10_000 { snapshot.insertItems([n + step], beforeItem: step &* 7919 % n) }
        }
        precondition(snapshot.numberOfItems == n + 10_000)
        return [.init("cpu_us", cost / 10)]
      },
      differenceBenchmark("diffable.difference_edited", n) { makeChangedSnapshot($0, n) },
      differenceBenchmark("diffable.difference_anew", n) { makeSnapshot(makeChangedSnapshot($0, n).itemIdentifiers) },
      differenceBenchmark("diffable.difference_shuffled", n) { snapshot in
        var random = SystemRandomNumberGenerator()
        return makeSnapshot(snapshot.itemIdentifiers.shuffled(using: &random))
      },
      applyBenchmark("diffable.apply_edited", n) { makeChangedSnapshot($0, n) },
      applyBenchmark("diffable.apply_anew", n) { makeSnapshot(makeChangedSnapshot($0, n).itemIdentifiers) },
      Benchmark("diffable.apply_reload", n: n) {
        let fixture = try DiffableFixture(n)
        let next = makeChangedSnapshot(fixture.source.snapshot(), n)
        let cost = Processor.measureMilliseconds {
          fixture.source.applySnapshotUsingReloadData(next)
          fixture.produceFrame()
        }
        return [.init("cpu_ms", cost)]
      },
      // The snapshot is applied again without changes.
      Benchmark("diffable.apply_same", n: n) {
        let fixture = try DiffableFixture(n)
        let cost = Processor.measureMilliseconds {
          fixture.source.apply(fixture.source.snapshot())
          fixture.produceFrame()
        }
        return [.init("cpu_ms", cost)]
      },
    ]
  }

  private static func differenceBenchmark(_ name: String, _ n: Int, _ next: @escaping (Snapshot) -> Snapshot)
    -> Benchmark
  {
    Benchmark(name, n: n) {
      let oldSnapshot = makeSnapshot(Array(0..<n))
      let newSnapshot = next(oldSnapshot)
      var movedCount = 0
      let cost = Processor.measureMilliseconds { movedCount = newSnapshot.operationCount(from: oldSnapshot) }
      return [.init("cpu_ms", cost), .init("operations", Double(movedCount))]
    }
  }

  private static func applyBenchmark(_ name: String, _ n: Int, _ next: @escaping (Snapshot) -> Snapshot) -> Benchmark {
    Benchmark(name, n: n) {
      let fixture = try DiffableFixture(n)
      let newSnapshot = next(fixture.source.snapshot())
      let cost = Processor.measureMilliseconds {
        fixture.source.apply(newSnapshot)
        fixture.produceFrame()
      }
      precondition(fixture.source.snapshot().numberOfItems == newSnapshot.numberOfItems)
      return [.init("cpu_ms", cost)]
    }
  }

  private static func makeSnapshot(_ items: [Int]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
  }

  /// Returns a changed copy of a snapshot. One percent of the items are deleted, one percent are inserted, and one
  /// percent are moved. The changes are distributed over the snapshot.
  private static func makeChangedSnapshot(_ snapshot: Snapshot, _ n: Int) -> Snapshot {
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
private final class DiffableFixture {
  let source: UICollectionViewDiffableDataSource<Int, Int>
  private let application: BenchmarkApplication

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
    application = try BenchmarkApplication(root: controller)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<n))
    source.apply(snapshot, animatingDifferences: false)
    application.runFrames()
  }

  func produceFrame() { application.produceFrame() }
}
