import CollectionCore
import UIKit

// Benchmarks of collection views with a million items: the flow layout, updates and memory.
extension BenchmarkList {
  static var collectionBenchmarks: [Benchmark] {
    flowBenchmarks + updateBenchmarks + rowBenchmarks + tableBenchmarks + memoryBenchmarks
  }

  private static var flowBenchmarks: [Benchmark] {
    [
      Benchmark("flow.prepare_sized", n: 1_000_000, steps: 1) {
        let fixture = FlowLayoutFixture([1_000_000], hasItemSizes: true)
        return { _ in precondition(fixture.prepare() > 0) }
      },
      Benchmark("flow.prepare_uniform", n: 10_000_000, steps: 5) {
        let fixture = FlowLayoutFixture([10_000_000])
        return { _ in precondition(fixture.prepare() > 0) }
      },
      queryBenchmark("flow.query_line_sized", hasItemSizes: true, height: 1),
      queryBenchmark("flow.query_line_uniform", hasItemSizes: false, height: 1),
      queryBenchmark("flow.query_screen_sized", hasItemSizes: true, height: 800),
      queryBenchmark("flow.query_screen_uniform", hasItemSizes: false, height: 800),
      Benchmark("flow.scroll_plain_grid", n: 1_000_000, steps: 300, warmUp: 10) {
        try makeScrollingStep(PlainGridLayout())
      },
      Benchmark("flow.scroll_flow", n: 1_000_000, steps: 300, warmUp: 10) { try makeScrollingStep(BenchmarkGrid.flow) },
    ]
  }

  /// Creates a benchmark of layout queries for rectangles at different positions in the content. With a height of 1, the benchmark
  /// measures how long it takes to find a row.
  private static func queryBenchmark(_ name: String, hasItemSizes: Bool, height rectHeight: CGFloat) -> Benchmark {
    Benchmark(name, n: 1_000_000) {
      let fixture = FlowLayoutFixture([1_000_000], hasItemSizes: hasItemSizes)
      _ = fixture.prepare()
      let height = fixture.layout.collectionViewContentSize.height
      @MainActor func countElements(_ step: Int) -> Int {
        let y = height * CGFloat(step * 7919 % 1000) / 1000
        return fixture.layout.layoutAttributesForElements(in: CGRect(x: 0, y: y, width: 1280, height: rectHeight))?
          .count
          ?? 0
      }
      for step in 0..<100 { _ = countElements(step) }
      var foundCount = 0
      let cost = Processor.measureMilliseconds { for step in 0..<1000 { foundCount += countElements(step) } }
      return [.init("cpu_us", cost), .init("elements", Double(foundCount) / 1000)]
    }
  }

  private static func makeScrollingStep(_ layout: UICollectionViewLayout) throws -> @MainActor (Int) -> Void {
    let controller = BenchmarkGrid(count: 1_000_000, layout: layout)
    let application = try BenchmarkApplication(root: controller)
    return { index in
      controller.grid.contentOffset = CGPoint(x: 0, y: CGFloat(index) * 24)
      application.produceFrame()
    }
  }

  private static var updateBenchmarks: [Benchmark] {
    [
      Benchmark("updates.engine", n: 10_000, steps: 10) {
        let batch = MixedBatch(count: 1_000_000, operations: 10_000)
        let countsBefore: SectionCounts = [1_000_000]
        return { _ in
          let operations = batch.operations
          let map = try? UpdateMap(before: countsBefore, after: countsBefore, operations: operations)
          precondition(
            map?.newItem(ofOld: ItemIndex(0, 0)) == nil && map != nil,
            "UpdateMap rejected the batch update of the benchmark")
        }
      },
      Benchmark("updates.lookup", n: 10_000) {
        let batch = MixedBatch(count: 1_000_000, operations: 10_000)
        let map = try UpdateMap(before: [1_000_000], after: [1_000_000], operations: batch.operations)
        var foundCount = 0
        let cost = Processor.measureMilliseconds {
          for step in 0..<100_000 where map.newItem(ofOld: ItemIndex(0, step * 7919 % 1_000_000)) != nil {
            foundCount += 1
          }
        }
        precondition(foundCount > 90_000)
        return [.init("cpu_us", cost / 100)]
      },
      Benchmark("updates.live", n: 10_000, steps: 5) {
        let controller = BenchmarkGrid(count: 1_000_000)
        let application = try BenchmarkApplication(root: controller)
        let batch = MixedBatch(count: 1_000_000, operations: 10_000)
        return { _ in
          UIView.performWithoutAnimation { batch.perform(on: controller.grid) }
          application.produceFrame()
        }
      },
      insertionBenchmark("updates.live_sized", keepsSizes: false),
      insertionBenchmark("updates.live_sized_kept", keepsSizes: true),
      Benchmark("updates.live_sections", n: 1_000_000, steps: 3) {
        let fixture = FlowLayoutFixture(Array(repeating: 2, count: 1_000_000))
        fixture.view.layoutIfNeeded()
        return { _ in
          fixture.counts[500_000] += 1
          fixture.view.insertItems(at: [IndexPath(item: 0, section: 500_000)])
          fixture.view.layoutIfNeeded()
        }
      },
      Benchmark("updates.sections_counts", n: 1_000_000) {
        let countsBefore = SectionCounts(repeatElement(10, count: 1_000_000))
        var operations = UpdateOperations()
        operations.insertedItems = [ItemIndex(500_000, 3)]
        operations.deletedSections = [10]
        operations.insertedSections = [700_000]
        let cost = try Processor.measureMilliseconds {
          for _ in 0..<100 {
            let map = try UpdateMap(before: countsBefore, sectionsAfter: 1_000_000, operations: operations) {
              $0 == 500_000 ? 11 : 10
            }
            precondition(map.countsAfter[500_000] == 11)
          }
        }
        return [.init("cpu_us", cost * 10)]
      },
    ]
  }

  /// Creates a benchmark that inserts items before all others. The delegate returns the sizes of the items.
  private static func insertionBenchmark(_ name: String, keepsSizes: Bool) -> Benchmark {
    Benchmark(name, n: 1_000_000, steps: 3) {
      let fixture = FlowLayoutFixture([1_000_000], hasItemSizes: true)
      fixture.layout.keepsItemSizesInUpdates = keepsSizes
      fixture.view.layoutIfNeeded()
      return { _ in
        fixture.counts[0] += 1
        fixture.view.insertItems(at: [IndexPath(item: 0, section: 0)])
        fixture.view.layoutIfNeeded()
      }
    }
  }

  private static var rowBenchmarks: [Benchmark] {
    [
      Benchmark("rows.open", n: 1_000_000) {
        var application: BenchmarkApplication?
        let controller = BenchmarkRows(count: 1_000_000)
        let cost = try Processor.measureMilliseconds {
          application = try BenchmarkApplication(root: controller, settles: false)
        }
        precondition(
          application != nil && !controller.list.visibleCells.isEmpty,
          "the first frame of the collection view shows no cells"
        )
        return [.init("cpu_ms", cost)]
      },
      Benchmark("rows.jump", n: 1_000_000) {
        let controller = BenchmarkRows(count: 1_000_000)
        let application = try BenchmarkApplication(root: controller)
        var error = 0.0
        let cost = Processor.measureMilliseconds {
          for step in 1...100 { error = max(error, controller.jump(to: step * 9_973 % 999_000, application)) }
        }
        return [.init("cpu_ms", cost / 100), .init("landing_error_pt", error)]
      },
    ]
  }

  /// Resizes a table view whose delegate returns a height for each row. Each width requests all heights.
  private static var tableBenchmarks: [Benchmark] {
    [
      Benchmark("table.resize", n: 100_000, steps: 10, warmUp: 1) {
        let controller = BenchmarkTable(count: 100_000)
        let application = try BenchmarkApplication(root: controller)
        return { step in
          let requestCount = controller.requestCount
          controller.tableView.frame.size.width = CGFloat(800 + step % 2)
          application.produceFrame()
          precondition(
            (100_000...100_200).contains(controller.requestCount - requestCount),
            "a new width requested \(controller.requestCount - requestCount) heights of 100,000 rows")
        }
      }
    ]
  }

  private static var memoryBenchmarks: [Benchmark] {
    func bytes(_ name: String, hasItemSizes: Bool) -> Benchmark {
      Benchmark(name, n: 1_000_000) {
        let fixture = FlowLayoutFixture([1_000_000], hasItemSizes: hasItemSizes)
        let bytes = HeapMeter.measureGrowth { precondition(fixture.prepare() > 0) }
        return [.init("bytes_an_item", bytes / 1e6)]
      }
    }
    let sections = Benchmark("memory.sections", n: 1_000_000) {
      let fixture = FlowLayoutFixture((0..<1_000_000).map { $0 % 20 })
      let bytes = HeapMeter.measureGrowth { precondition(fixture.prepare() > 0) }
      return [.init("bytes_a_section", bytes / 1e6)]
    }
    return [bytes("memory.sized", hasItemSizes: true), bytes("memory.uniform", hasItemSizes: false), sections]
  }
}
