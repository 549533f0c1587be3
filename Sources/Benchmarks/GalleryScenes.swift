import Gallery
import UIKit

// A benchmark of the Gallery's library with its sample photos, which scrolls up and down. The navigation bar over it is
// blurred, as an application has it by default; `opaque` is the same work without a blur.
extension BenchmarkList {
  static var galleryBenchmarks: [Benchmark] {
    [("", false), ("_opaque", true)].map { suffix, isOpaque in
      scrollingBenchmark(
        "gallery.grid_scroll" + suffix, n: SamplePhoto.files.count, CGSize(width: 800, height: 600), isOpaque)
    }
  }

  private static func scrollingBenchmark(_ name: String, n: Int, _ size: CGSize, _ isOpaque: Bool) -> Benchmark {
    Benchmark(name, n: n, steps: 200, warmUp: 0) {
      let loader = ThumbnailLoader()
      var configuration = GalleryConfiguration()
      // Without photos of a user, the library has the samples.
      configuration.places = PhotoPlaces(environment: [:], wallpapers: [])
      let library = PhotoLibrary(configuration) { _ in }
      library.open()
      let deadline = Date(timeIntervalSinceNow: 120)
      while !library.isUpToDate {
        guard Date() < deadline else { throw BenchmarkFailure("the sample photos were not indexed in 120 seconds") }
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
      }
      let controller = library.makeViewController(loader: loader)
      let navigationController = UINavigationController(rootViewController: controller)
      if isOpaque {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        navigationController.navigationBar.standardAppearance = appearance
        navigationController.navigationBar.scrollEdgeAppearance = appearance
      }
      let application = try BenchmarkApplication(size: size, root: navigationController)
      let view: UICollectionView = controller.collectionView
      let top = -view.adjustedContentInset.top
      let scrollRange = view.contentSize.height + view.adjustedContentInset.bottom - view.bounds.height - top
      guard scrollRange > 100 else {
        throw BenchmarkFailure(
          "the photos scroll by only \(Int(scrollRange)) points, but at least 101 are needed; add photos to the library"
        )
      }
      let scrollToFrame: @MainActor (Int) -> Void = { index in
        // The content moves down and up by eight points per frame.
        let distance = CGFloat(index * 8).truncatingRemainder(dividingBy: scrollRange * 2)
        view.contentOffset = CGPoint(x: 0, y: top + (distance < scrollRange ? distance : scrollRange * 2 - distance))
        application.produceFrame()
      }
      // Scrolling through the content once loads every picture, because decoding is not measured.
      for index in 0...Int(scrollRange / 8) {
        scrollToFrame(index)
        let deadline = Date(timeIntervalSinceNow: 60)
        while loader.pendingCount > 0 {
          guard Date() < deadline else { throw BenchmarkFailure("the sample photos did not load") }
          _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.004))
          application.produceFrame()
        }
      }
      return scrollToFrame
    }
  }
}
