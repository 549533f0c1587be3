import UIKit

// Benchmarks of the toolkit without a display: collection views, text, images, layout and idle cost.
extension BenchmarkList {
  static var uikitBenchmarks: [Benchmark] {
    [
      Benchmark("uikit.grid_scroll", n: 1_000_000, steps: 300, warmUp: 10) {
        let controller = BenchmarkGrid(count: 1_000_000)
        let application = try BenchmarkApplication(root: controller)
        return { index in
          controller.grid.contentOffset = CGPoint(x: 0, y: CGFloat(index) * 24)
          application.produceFrame()
        }
      },
      Benchmark("uikit.grid_jump", n: 1_000_000, steps: 100) {
        let controller = BenchmarkGrid(count: 1_000_000)
        let application = try BenchmarkApplication(root: controller)
        var state: UInt32 = 1
        return { _ in
          state = (state &* 1_103_515_245 &+ 12345) & 0x7fff_ffff
          let y = Double(state) / 2_147_483_648 * 22_000_000
          controller.grid.contentOffset = CGPoint(x: 0, y: CGFloat(y.rounded()))
          application.produceFrame()
        }
      },
      Benchmark("uikit.grid_insert", n: 1_000_000, steps: 100) {
        let controller = BenchmarkGrid(count: 1_000_000)
        let application = try BenchmarkApplication(root: controller)
        return { _ in
          controller.insertFirst()
          application.produceFrame()
        }
      },
      Benchmark("uikit.label", n: 100, steps: 20) {
        let controller = UIViewController()
        let application = try BenchmarkApplication(root: controller)
        let labels = (0..<100).map { index in
          let label = UILabel(frame: CGRect(x: index % 10 * 120, y: index / 10 * 30, width: 120, height: 30))
          controller.view.addSubview(label)
          return label
        }
        return { step in
          for (index, label) in labels.enumerated() { label.text = "Label \(step * 100 + index)" }
          application.produceFrame()
        }
      },
      Benchmark("uikit.thumbnail", n: 1600 * 1600, steps: 5, warmUp: 1) {
        guard let data = BenchmarkImage.make(side: 1600, seed: 3).jpegData(compressionQuality: 0.8) else {
          throw BenchmarkFailure("the 1600 × 1600 benchmark picture could not be encoded as JPEG")
        }
        return { _ in
          let thumbnail = UIImage(data: data)?.preparingThumbnail(of: CGSize(width: 200, height: 200))
          precondition(thumbnail != nil, "the thumbnail of the benchmark picture could not be created")
        }
      },
      Benchmark("uikit.layout", n: 1111, steps: 50) {
        let controller = UIViewController()
        let application = try BenchmarkApplication(root: controller)
        var leaves: [UIView] = []
        for row in 0..<10 {
          let outer = UIView(frame: CGRect(x: 0, y: row * 80, width: 1280, height: 80))
          controller.view.addSubview(outer)
          for column in 0..<10 {
            let inner = UIView(frame: CGRect(x: column * 128, y: 0, width: 128, height: 80))
            inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            outer.addSubview(inner)
            for index in 0..<10 {
              let leaf = UIView(frame: CGRect(x: index * 12, y: 0, width: 10, height: 80))
              leaf.autoresizingMask = [.flexibleWidth, .flexibleHeight]
              inner.addSubview(leaf)
              leaves.append(leaf)
            }
          }
        }
        return { step in
          for row in controller.view.subviews { row.frame.size.width = step.isMultiple(of: 2) ? 1280 : 1270 }
          for leaf in leaves { leaf.setNeedsLayout() }
          application.produceFrame()
        }
      },
      Benchmark("uikit.idle", n: 1_000_000) {
        let application = try BenchmarkApplication(root: BenchmarkGrid(count: 1_000_000))
        let countBefore = application.loop.frameCount
        let cost = Processor.measureMilliseconds { for _ in 0..<60 { application.produceFrame() } }
        return [
          .init("cpu_ms_per_second", cost), .init("frames", Double(application.loop.frameCount - countBefore)),
          .init("pss_mb", Processor.memory),
        ]
      },
    ]
  }
}

/// An error that contains the reason why a benchmark could not run.
struct BenchmarkFailure: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
