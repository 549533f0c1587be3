import CPixbuf
import Gallery
import UIKit

// A benchmark of the Gallery's library with its sample photos, scrolled up and down. The content behind the navigation bar is blurred,
// as by default. The benchmark `opaque` does the same work without a blur.
extension BenchmarkList {
  static var galleryBenchmarks: [Benchmark] {
    [("", false), ("_opaque", true)].map { suffix, isOpaque in
      scrollingBenchmark(
        "gallery.grid_scroll" + suffix, n: SamplePhoto.files.count, CGSize(width: 800, height: 600), isOpaque)
    } + [decodingBenchmark]
  }

  /// A benchmark that decodes 96 JPEG files in three ways: with `ThumbnailLoader`, which the Gallery's view controllers use, with its
  /// decoder in a loop, and with gdk-pixbuf in a loop. Both loops use all cores. The results are medians of seven rounds.
  private static var decodingBenchmark: Benchmark {
    Benchmark("gallery.decode", n: 96) {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("benchmark-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let picture = SamplePhoto.files[0].sample.image(pixelSize: CGSize(width: 1600, height: 1200))
      let jpeg = picture.jpegData(compressionQuality: 0.9)
      let photos = try (0..<96).map { number in
        let file = folder.appendingPathComponent("\(number).jpg")
        try jpeg?.write(to: file)
        return Photo(source: .file(file))
      }
      let paths = (0..<photos.count).map { folder.appendingPathComponent("\($0).jpg").path }
      let decoder = PhotoDecoder()
      var bare = [Double]()
      var decoded = [Double]()
      var loaded = [Double]()
      // The first round fills the caches of the files.
      for round in 0..<8 {
        let times = try [
          milliseconds {
            DispatchQueue.concurrentPerform(iterations: paths.count) {
              let pixels = gdk_pixbuf_new_from_file_at_scale(paths[$0], 256, 256, 1, nil)
              g_object_unref(pixels.map { gpointer($0) })
            }
          },
          milliseconds {
            DispatchQueue.concurrentPerform(iterations: photos.count) {
              _ = decoder.decode(photos[$0], maximumPixelSize: 256)
            }
          },
          milliseconds { try load(photos, decoder) },
        ]
        guard round > 0 else { continue }
        bare.append(times[0])
        decoded.append(times[1])
        loaded.append(times[2])
      }
      let medians = [bare, decoded, loaded].map { $0.sorted()[$0.count / 2] }
      return [
        .init("bare_ms", medians[0]), .init("decoder_ms", medians[1]), .init("loader_ms", medians[2]),
        .init("ratio", medians[2] / medians[0]),
      ]
    }
  }

  private static func milliseconds(_ body: () throws -> Void) rethrows -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    try body()
    return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
  }

  /// Loads photos with a new loader, and waits for them.
  private static func load(_ photos: [Photo], _ decoder: PhotoDecoder) throws {
    let loader = ThumbnailLoader(decoder: decoder)
    for photo in photos { _ = loader.load(photo, pixelSize: 256, priority: .normal) { _ in } }
    let deadline = Date(timeIntervalSinceNow: 120)
    while loader.pendingCount > 0 {
      guard Date() < deadline else { throw BenchmarkFailure("the photos did not load in 120 seconds") }
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.002))
    }
  }

  private static func scrollingBenchmark(_ name: String, n: Int, _ size: CGSize, _ isOpaque: Bool) -> Benchmark {
    Benchmark(name, n: n, steps: 200, warmUp: 0) {
      let loader = ThumbnailLoader()
      var configuration = GalleryConfiguration()
      // Without folders of the user, the library contains the sample photos.
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
      // Scroll through the content once, so that every image is loaded. Decoding is not measured.
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
