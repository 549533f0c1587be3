import QuartzCore
import UIKit

// Benchmarks of the compositor alone: 48 photos with labels at 1280 × 800. Only `render` is measured, and there is no
// display.
extension BenchmarkList {
  static var compositorBenchmarks: [Benchmark] {
    CompositorGrid.Style.allCases.flatMap { style in
      [
        compositor(style, "full", steps: 20) { _, server, _ in server.invalidate() },
        compositor(style, "scroll", steps: 200) { grid, _, index in grid.scroll(to: index * 24) },
        compositor(style, "scroll_drawn", steps: 20, canCopy: false) { grid, _, index in grid.scroll(to: index * 24) },
        compositor(style, "jump", steps: 20) { grid, _, index in grid.scroll(to: index * 7919 % 20_000_000) },
      ]
    } + [
      compositor(.rounded, "idle", steps: 1000) { _, _, _ in },
      // A bar of 88 points that blurs the content behind it, as in workload W10 of the comparison with other toolkits.
      compositor(.rounded, "scroll_blurred", steps: 200, hasBar: true) { grid, _, index in grid.scroll(to: index * 24)
      },
      compositor(.rounded, "idle_blurred", steps: 1000, hasBar: true) { _, _, _ in },
    ]
  }

  private static func compositor(
    _ style: CompositorGrid.Style, _ work: String, steps: Int, canCopy: Bool = true, hasBar: Bool = false,
    step: @escaping @MainActor (CompositorGrid, any RenderServer, Int) -> Void
  ) -> Benchmark {
    Benchmark("compositor.\(style.rawValue)_\(work)", n: 1280 * 800) {
      guard let server = Rendering.makeServer?() else {
        throw BenchmarkFailure("no compositor is registered; link TesseraRuntime")
      }
      let grid = CompositorGrid(style)
      if hasBar { grid.addBar() }
      let surface = CompositorSurface(canCopy: canCopy)
      let warmUpCount = 5
      var cost = 0.0
      var drawnPixelCount = 0
      var blurredPixelCount = 0
      for index in 0..<(warmUpCount + steps) {
        step(grid, server, index)
        let startTime = Processor.now
        let report = server.render(grid.root, scale: 1, to: surface)
        if index < warmUpCount { continue }
        cost += Processor.now - startTime
        drawnPixelCount += report.compositedPixelCount
        blurredPixelCount += report.blurredPixelCount
      }
      var values = [
        Benchmark.Metric("cpu_ms", cost / Double(steps)),
        Benchmark.Metric("drawn_pixels", Double(drawnPixelCount / steps)),
      ]
      if hasBar { values.append(Benchmark.Metric("blurred_pixels", Double(blurredPixelCount / steps))) }
      return values
    }
  }
}
