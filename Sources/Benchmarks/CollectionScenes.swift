import CollectionCore
import UIKit

// Benchmarks of collection views with a million items: the flow layout, updates and memory.
extension BenchmarkList {
  static var collection: [Benchmark] { flow + updates + rows + memory }

  private static var flow: [Benchmark] {
    [
      Benchmark("flow.prepare_sized", n: 1_000_000, steps: 1) {
        let stage = FlowStage([1_000_000], sized: true)
        return { _ in precondition(stage.prepare() > 0) }
      },
      Benchmark("flow.prepare_uniform", n: 10_000_000, steps: 5) {
        let stage = FlowStage([10_000_000])
        return { _ in precondition(stage.prepare() > 0) }
      },
      query("flow.query_line_sized", sized: true, height: 1),
      query("flow.query_line_uniform", sized: false, height: 1),
      query("flow.query_screen_sized", sized: true, height: 800),
      query("flow.query_screen_uniform", sized: false, height: 800),
      Benchmark("flow.scroll_plain_grid", n: 1_000_000, steps: 300, warmUp: 10) {
        try scrolling(PlainGridLayout())
      },
      Benchmark("flow.scroll_flow", n: 1_000_000, steps: 300, warmUp: 10) { try scrolling(BenchmarkGrid.flow) },
    ]
  }

  /// Creates a benchmark of layout queries for rectangles at different positions in the content. With a height of 1, it
  /// measures how long it takes to find a row.
  private static func query(_ name: String, sized: Bool, height rectHeight: CGFloat) -> Benchmark {
    Benchmark(name, n: 1_000_000) {
      let stage = FlowStage([1_000_000], sized: sized)
      _ = stage.prepare()
      let height = stage.layout.collectionViewContentSize.height
      @MainActor func countElements(_ step: Int) -> Int {
        let y = height * CGFloat(step * 7919 % 1000) / 1000
        return stage.layout.layoutAttributesForElements(in: CGRect(x: 0, y: y, width: 1280, height: rectHeight))?.count
          ?? 0
      }
      for step in 0..<100 { _ = countElements(step) }
      var foundCount = 0
      let cost = Processor.milliseconds { for step in 0..<1000 { foundCount += countElements(step) } }
      return [.init("cpu_us", cost), .init("elements", Double(foundCount) / 1000)]
    }
  }

  private static func scrolling(_ layout: UICollectionViewLayout) throws -> @MainActor (Int) -> Void {
    let controller = BenchmarkGrid(count: 1_000_000, layout: layout)
    let stage = try Stage(root: controller)
    return { index in
      controller.grid.contentOffset = CGPoint(x: 0, y: CGFloat(index) * 24)
      stage.frame()
    }
  }

  private static var updates: [Benchmark] {
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
        let cost = Processor.milliseconds {
          for step in 0..<100_000 where map.newItem(ofOld: ItemIndex(0, step * 7919 % 1_000_000)) != nil {
            foundCount += 1
          }
        }
        precondition(foundCount > 90_000)
        return [.init("cpu_us", cost / 100)]
      },
      Benchmark("updates.live", n: 10_000, steps: 5) {
        let controller = BenchmarkGrid(count: 1_000_000)
        let stage = try Stage(root: controller)
        let batch = MixedBatch(count: 1_000_000, operations: 10_000)
        return { _ in
          UIView.performWithoutAnimation { batch.perform(on: controller.grid) }
          stage.frame()
        }
      },
      insertFirst("updates.live_sized", keepsSizes: false),
      insertFirst("updates.live_sized_kept", keepsSizes: true),
      Benchmark("updates.live_sections", n: 1_000_000, steps: 3) {
        let stage = FlowStage(Array(repeating: 2, count: 1_000_000))
        stage.view.layoutIfNeeded()
        return { _ in
          stage.counts[500_000] += 1
          stage.view.insertItems(at: [IndexPath(item: 0, section: 500_000)])
          stage.view.layoutIfNeeded()
        }
      },
      Benchmark("updates.sections_counts", n: 1_000_000) {
        let countsBefore = SectionCounts(repeatElement(10, count: 1_000_000))
        var operations = UpdateOperations()
        operations.insertedItems = [ItemIndex(500_000, 3)]
        operations.deletedSections = [10]
        operations.insertedSections = [700_000]
        let cost = try Processor.milliseconds {
          for _ in 0..<100 {
            let map = try UpdateMap(before: countsBefore, sectionsAfter: 1_000_000, operations: operations) {
              $0 == 500_000 ? 11 : 10
            }
            precondition(map.after[500_000] == 11)
          }
        }
        return [.init("cpu_us", cost * 10)]
      },
    ]
  }

  /// Creates a benchmark that inserts items before all others. The delegate returns the sizes of the items.
  private static func insertFirst(_ name: String, keepsSizes: Bool) -> Benchmark {
    Benchmark(name, n: 1_000_000, steps: 3) {
      let stage = FlowStage([1_000_000], sized: true)
      stage.layout.keepsItemSizesInUpdates = keepsSizes
      stage.view.layoutIfNeeded()
      return { _ in
        stage.counts[0] += 1
        stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
        stage.view.layoutIfNeeded()
      }
    }
  }

  private static var rows: [Benchmark] {
    [
      Benchmark("rows.open", n: 1_000_000) {
        var stage: Stage?
        let controller = BenchmarkRows(count: 1_000_000)
        let cost = try Processor.milliseconds { stage = try Stage(root: controller, settles: false) }
        precondition(
          stage != nil && !controller.list.visibleCells.isEmpty, "the first frame of the collection view shows no cells"
        )
        return [.init("cpu_ms", cost)]
      },
      Benchmark("rows.jump", n: 1_000_000) {
        let controller = BenchmarkRows(count: 1_000_000)
        let stage = try Stage(root: controller)
        var error = 0.0
        let cost = Processor.milliseconds {
          for step in 1...100 { error = max(error, controller.jump(to: step * 9_973 % 999_000, stage)) }
        }
        return [.init("cpu_ms", cost / 100), .init("landing_error_pt", error)]
      },
    ]
  }

  private static var memory: [Benchmark] {
    func bytes(_ name: String, sized: Bool) -> Benchmark {
      Benchmark(name, n: 1_000_000) {
        let stage = FlowStage([1_000_000], sized: sized)
        let bytes = HeapMeter.growth { precondition(stage.prepare() > 0) }
        return [.init("bytes_an_item", bytes / 1e6)]
      }
    }
    let sections = Benchmark("memory.sections", n: 1_000_000) {
      let stage = FlowStage((0..<1_000_000).map { $0 % 20 })
      let bytes = HeapMeter.growth { precondition(stage.prepare() > 0) }
      return [.init("bytes_a_section", bytes / 1e6)]
    }
    return [bytes("memory.sized", sized: true), bytes("memory.uniform", sized: false), sections]
  }
}
