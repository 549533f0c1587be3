import CoreGraphics
import RuntimeInterface
import UIKit
import XCTest

@testable import PixbufImages

/// Image files that are not regular files, or that were made to block a program or to exhaust its memory.
final class HostileFileTests: XCTestCase {
  private func message(_ body: () throws -> Void) -> String {
    do {
      try body()
      return ""
    } catch { return "\(error)" }
  }

  /// Alternates two files at a location, which always contains one of them.
  private static func swap(_ place: URL, _ one: URL, _ other: URL) {
    let next = place.path + ".next"
    for turn in 0..<4000 {
      _ = link(turn % 2 == 0 ? other.path : one.path, next)
      _ = rename(next, place.path)
      unlink(next)
    }
  }

  // MARK: File types

  func testPipesSocketsDevicesAndFolders_areNamedAndNotReadFrom() throws {
    let folder = try PictureFolder()
    let pipe = folder.url.appendingPathComponent("pipe.jpg")
    XCTAssertEqual(mkfifo(pipe.path, 0o600), 0)
    let inside = folder.url.appendingPathComponent("folder.jpg")
    try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: false)
    let socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(socket) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let socketFile = folder.url.appendingPathComponent("socket.jpg")
    try XCTSkipIf(socketFile.path.utf8.count > 100, "the folder for temporary files has too long a name for a socket")
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: socketFile.path.utf8) }
    let bound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    XCTAssertEqual(bound, 0)
    let device = folder.url.appendingPathComponent("device.jpg")
    try FileManager.default.createSymbolicLink(atPath: device.path, withDestinationPath: "/dev/zero")
    let link = folder.url.appendingPathComponent("link.jpg")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: pipe)
    let expected = [
      (pipe, "a named pipe, not a file"), (inside, "a folder, not a file"), (socketFile, "a socket, not a file"),
      (device, "a device, not a file"), (link, "a named pipe, not a file"),
    ]
    for (file, reason) in expected {
      XCTAssertEqual(message { _ = try UIImage.metadata(contentsOf: file) }, reason)
      XCTAssertEqual(message { _ = try UIImage.thumbnail(contentsOf: file, maximumPixelSize: 10) }, reason)
      XCTAssertEqual(message { _ = try UIImage.animated(contentsOf: file) }, reason)
      XCTAssertNil(UIImage(contentsOfFile: file.path), reason)
      XCTAssertNil(UIImageReader.default.image(contentsOf: file), reason)
      XCTAssertNil(CGDataProvider(url: file), reason)
    }
  }

  /// A file that is replaced by a pipe is treated as what was opened, not as what was there before. Otherwise the test
  /// would never end.
  func testAFileThatBecomesAPipe_isOpenedAsWhatItIs() throws {
    let folder = try PictureFolder()
    let data = HostilePictures.jpeg(8, 8, scanSize: 1)
    let file = try folder.write(data, to: "x.jpg")
    let other = folder.url.appendingPathComponent("other")
    XCTAssertEqual(mkfifo(other.path, 0o600), 0)
    let own = try folder.write(data, to: "own")
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) { Self.swap(file, own, other) }
    var reasons: Set<String> = []
    for _ in 0..<2000 { reasons.insert(message { _ = try UIImage.metadata(contentsOf: file) }) }
    group.wait()
    XCTAssertTrue(reasons.isSubset(of: ["", "a named pipe, not a file"]), "\(reasons)")
  }

  func testWhatIsBelowAFolder_isFoundOutOfTheDescriptor() throws {
    let folder = try PictureFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("inside/deeper"), withIntermediateDirectories: true)
    let secret = try folder.write(Data("secret".utf8), to: "secret.jpg")
    let own = try folder.write(Data("own".utf8), to: "inside/deeper/own.jpg")
    let out = folder.url.appendingPathComponent("inside/out.jpg")
    try FileManager.default.createSymbolicLink(at: out, withDestinationURL: secret)
    let within = folder.url.appendingPathComponent("inside/within.jpg")
    try FileManager.default.createSymbolicLink(at: within, withDestinationURL: own)
    let root = try XCTUnwrap(FilePath(folder.url.appendingPathComponent("inside")).resolved)
    func read(_ url: URL) -> String {
      (try? RegularFile(FilePath(url), within: [root]).contents(limit: 100)).map { String(decoding: $0, as: UTF8.self) }
        ?? "refused"
    }
    XCTAssertEqual([own, within, out, secret].map(read), ["own", "own", "refused", "refused"])
    // A path with the folder's path as prefix may be a different folder.
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("inside2"), withIntermediateDirectories: true)
    XCTAssertEqual(read(try folder.write(Data("x".utf8), to: "inside2/x.jpg")), "refused")
    // The location may be the file itself.
    XCTAssertNoThrow(try RegularFile(FilePath(own), within: [XCTUnwrap(FilePath(own).resolved)]))
    // While a link repeatedly replaces the file, its target is never read.
    let swapped = try folder.write(Data("own".utf8), to: "inside/swapped.jpg")
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) { Self.swap(swapped, own, out) }
    var answers: Set<String> = []
    for _ in 0..<2000 { answers.insert(read(swapped)) }
    group.wait()
    XCTAssertTrue(answers.isSubset(of: ["own", "refused"]), "\(answers)")
  }

  func testNamesThatAreNotUTF8_goThroughURLs() throws {
    let folder = try PictureFolder()
    let bytes: [UInt8] = Array("pl\u{E9}ge 100% ".utf8) + [0xE9, 0x0A] + Array("#?.JPG".utf8)
    let path = FilePath(folder.url).appending(FilePath(bytes: bytes))
    XCTAssertNil(path.text)
    XCTAssertEqual(FilePath(path.url), path)
    XCTAssertEqual(path.pathExtension, "jpg")
    XCTAssertEqual(
      FilePath("photo\u{202E}gpj.exe\u{2066}.jpg").description, "photo\u{FFFD}gpj.exe\u{FFFD}.jpg",
      "a name that is shown from right to left seems to have another extension")
    XCTAssertEqual(path.name.description, "pl\u{E9}ge 100% \u{FFFD}\u{FFFD}#?.JPG")
    let descriptor = path.withCString { open($0, O_CREAT | O_WRONLY, 0o600) }
    let data = HostilePictures.jpeg(24, 16, scanSize: 2)
    XCTAssertEqual(data.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }, data.count)
    close(descriptor)
    XCTAssertEqual(try UIImage.metadata(contentsOf: path.url).pixelSize, CGSize(width: 24, height: 16))
    XCTAssertEqual(try UIImage.decoded(contentsOf: path.url).size, CGSize(width: 24, height: 16))
    XCTAssertEqual(UIImageReader.default.image(contentsOf: path.url)?.size, CGSize(width: 24, height: 16))
    for text in ["/a/b c.png", "/", "/a%FF.png", "/\u{65}\u{301}.png"] {
      XCTAssertEqual(FilePath(URL(fileURLWithPath: text)), FilePath(text))
    }
  }

  // MARK: Headers

  func testAnEXIFDirectoryThatNamesItself_isLookedAtOnce() throws {
    let own = Exif(Array(HostilePictures.exif(directories: 1) { _, _ in 0 }))
    XCTAssertEqual(own.visitCount, 999, "of 999³ before")
    // Each entry refers to another directory.
    let many = Exif(Array(HostilePictures.exif(directories: 60) { _, entry in entry % 60 }))
    XCTAssertLessThanOrEqual(many.visitCount, Exif.maximumVisitCount)
    let circle = Exif(Array(HostilePictures.exif(directories: 3) { directory, _ in (directory + 1) % 3 }))
    XCTAssertEqual(circle.visitCount, 3 * 999)
  }

  func testAGIFOfTinyBlocks_isReadInWindows() throws {
    let folder = try PictureFolder()
    let file = try folder.write(HostilePictures.gif(blocks: 2 << 20), to: "x.gif")
    let reader = try ByteReader(.file(FilePath(file)))
    XCTAssertEqual(try ImageHeader(reader).info.pixelWidth, 8)
    XCTAssertLessThanOrEqual(reader.visitCount, ByteReader.maximumVisitCount)
    XCTAssertLessThan(reader.readCallCount, 100, "one for each block before")
  }

  func testHeadersOfAllFormats_costAFewReads() throws {
    let folder = try PictureFolder()
    let preview = HostilePictures.segment(0xE2, Data(repeating: 7, count: 60_000))
    let jpeg = HostilePictures.jpeg(40, 30, scanSize: 100_000, header: preview + preview + preview)
    let reader = try ByteReader(.file(FilePath(folder.write(jpeg, to: "x.jpg"))))
    XCTAssertEqual(try ImageHeader(reader).info.pixelWidth, 40)
    XCTAssertLessThanOrEqual(reader.readCallCount, 4)
  }

  // MARK: Formats

  func testFormatsOffTheList_areRefusedByTheirContent() throws {
    let folder = try PictureFolder()
    let refused: [(Data, String)] = [
      (Data("BM".utf8) + Data(count: 60), "a BMP picture"),
      (Data("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8), "an SVG picture"),
      (Data([0, 0, 0, 24]) + Data("ftypisom".utf8) + Data(count: 40), "a video"),
      (Data("/* XPM */".utf8), "an X pixmap"),
    ]
    for (data, name) in refused {
      let file = try folder.write(data, to: "x.jpg")
      let reason =
        "the file is \(name), which is not supported; supported formats: JPEG, PNG, GIF, WebP, TIFF, "
        + "AVIF, HEIC, JPEG XL"
      XCTAssertEqual(message { _ = try UIImage.metadata(contentsOf: file) }, reason)
      XCTAssertEqual(message { _ = try UIImage.decoded(contentsOf: file) }, reason)
      XCTAssertNil(UIImage(data: data))
    }
    // An image in an allowed format is read regardless of its name.
    let file = try folder.write(HostilePictures.jpeg(16, 16, scanSize: 2), to: "x.tiff")
    XCTAssertEqual(try UIImage.metadata(contentsOf: file).type, "jpeg")
    XCTAssertEqual(
      message { _ = try UIImage.metadata(contentsOf: folder.write(Data("hello".utf8), to: "x.png")) },
      "the file is not an image")
  }

  // MARK: Memory

  /// Returns the increase of the process's peak memory while `body` ran, in bytes.
  private func growth(_ body: () throws -> Void) throws -> Int {
    func value(_ name: String) throws -> Int {
      let lines = try String(contentsOfFile: "/proc/self/status", encoding: .utf8).split(separator: "\n")
      let line = try XCTUnwrap(lines.first { $0.hasPrefix(name) })
      return (Int(line.split { !$0.isNumber }.first ?? "") ?? 0) << 10
    }
    // Resets the peak (proc(5), clear_refs).
    try Data("5".utf8).write(to: URL(fileURLWithPath: "/proc/self/clear_refs"))
    let before = try value("VmRSS")
    try body()
    return try value("VmHWM") - before
  }

  /// Each decoding created a second loader that was never released, with a buffer of 64 KB for JPEG.
  func testDecodingManyFiles_leavesNoMemoryBehind() throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16))
    let data = renderer.jpegData(withCompressionQuality: 0.8) { $0.fill(CGRect(x: 0, y: 0, width: 16, height: 16)) }
    let codec = PixbufImageCodec()
    func decode(_ count: Int) throws {
      for _ in 0..<count { _ = try codec.decode(.data(data), fitting: nil) }
    }
    // The first decodings load libraries.
    try decode(20)
    XCTAssertLessThan(try growth { try decode(500) }, 8 << 20)
  }

  func testALargeFile_isNotTakenIntoMemory() throws {
    let folder = try PictureFolder()
    let file = try folder.write(Data(), to: "x.jpg")
    XCTAssertEqual(truncate(file.path, 1_900_000_000), 0)
    var reason = ""
    let large = try growth { reason = message { _ = try UIImage.decoded(contentsOf: file) } }
    XCTAssertEqual(reason, "the file is too large: 1811 MB; the limit is 512 MB")
    XCTAssertLessThan(large, 32 << 20)
    // An image of the maximum size whose scan never ends, and one with a comment of hundreds of MB.
    let scan = try folder.write(HostilePictures.jpeg(64, 64, scanSize: 64, end: Data()), to: "scan.jpg")
    XCTAssertEqual(truncate(scan.path, 200_000_000), 0)
    let streamed = try growth { reason = message { _ = try UIImage.decoded(contentsOf: scan) } }
    XCTAssertEqual(reason, "the JPEG file ends too early")
    XCTAssertLessThan(streamed, 48 << 20)
  }

  func testAProgressiveJPEGOfAThousandBytes_isRefused() throws {
    let data = HostilePictures.jpeg(11_500, 11_500, components: 3, isProgressive: true, scanSize: 1000)
    var reason = ""
    let taken = try growth { reason = message { _ = try PixbufImageCodec().decode(.data(data), fitting: 320) } }
    XCTAssertEqual(reason, "the file is too short for an image of 11500 × 11500 pixels")
    XCTAssertLessThan(taken, 32 << 20)
  }

  func testCoefficientsCount_ofEachFileThatComesInSeveralScans() throws {
    let codec = PixbufImageCodec(memoryLimit: 64 << 20)
    // 4000 × 4000 in color: 250,000 blocks of 128 bytes for each component are 96 MB.
    let progressive = HostilePictures.jpeg(4000, 4000, components: 3, isProgressive: true, scanSize: 94_000)
    let reason = message { _ = try codec.decode(.data(progressive), fitting: 100) }
    XCTAssertTrue(reason.contains("but the limit is 64 MB (set TESSERA_IMAGE_MEMORY to raise it)"), reason)
    // In one scan, the same image only needs rows, and is decoded at an eighth of its size.
    let whole = HostilePictures.jpeg(4000, 4000, components: 3, scanSize: 188_000)
    let pixels = try codec.decode(.data(whole), fitting: 100)
    XCTAssertEqual(pixels.width, 100)
    // A separate scan for each component needs the coefficients, too.
    var apart = try XCTUnwrap(JPEGFrame(kind: 0xC0, [8, 0, 16, 0, 16, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1]))
    XCTAssertEqual(apart.coefficientByteCount(4000, 4000), 0)
    apart.hasSeveralScans = true
    XCTAssertEqual(
      apart.coefficientByteCount(4000, 4000), 250 * 250 * 6 * 128, "four blocks of light and two of colour a unit")
  }

  func testAPNGsTextsAndProfiles_doNotReachTheDecoder() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let png = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).pngData {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    }
    var bloated = png.prefix(33)
    for _ in 0..<50 { bloated += HostilePictures.chunk("zTXt", Data(repeating: 1, count: 100_000)) }
    bloated += png.dropFirst(33)
    let reader = try ByteReader(.data(bloated))
    var handed = 0
    try ImageFileStream(reader: reader, header: ImageHeader(reader, isForDecoding: true)).run {
      handed += $0.count
      return true
    }
    XCTAssertLessThanOrEqual(handed, png.count)
    XCTAssertEqual(UIImage(data: bloated)?.cgImage?.width, 20)
  }

  func testDecodingsShareABudget_andWait() throws {
    let data = HostilePictures.jpeg(512, 512, scanSize: 1024)
    let header = try ImageHeader(ByteReader(.data(data)), isForDecoding: true)
    let cost = try DecodingCost(header, fitting: nil)
    let one = cost.workingBytes + cost.resultBytes
    let codec = PixbufImageCodec(memoryLimit: one * 5 / 2)
    DispatchQueue.concurrentPerform(iterations: 24) { _ in
      XCTAssertEqual(try? codec.decode(.data(data), fitting: nil).width, 512)
    }
    XCTAssertLessThanOrEqual(codec.budget.peakUsage, one * 2)
    XCTAssertEqual(codec.budget.waitingCount, 0)
    let tight = PixbufImageCodec(memoryLimit: one - 1)
    XCTAssertTrue(
      message { _ = try tight.decode(.data(data), fitting: nil) }.hasPrefix("decoding 512 × 512 pixels needs "))
    // Small requests do not delay a large one forever, and a failed one returns its share.
    let budget = DecodingBudget(limit: 100)
    XCTAssertEqual(message { try budget.run(reserving: 100, "") { throw ImageError("damaged") } }, "damaged")
    let isRunning = DispatchSemaphore(value: 0)
    let mayEnd = DispatchSemaphore(value: 0)
    let group = DispatchGroup()
    let order = Order()
    DispatchQueue.global().async(group: group) {
      try? budget.run(reserving: 60, "") {
        isRunning.signal()
        mayEnd.wait()
      }
    }
    isRunning.wait()
    for (index, bytes) in [100, 40].enumerated() {
      DispatchQueue.global().async(group: group) { try? budget.run(reserving: bytes, "") { order.add(bytes) } }
      while budget.waitingCount < index + 1 { usleep(1000) }
    }
    mayEnd.signal()
    group.wait()
    XCTAssertEqual(order.all, [100, 40])
    XCTAssertEqual(budget.peakUsage, 100)
  }

  private final class Order: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [Int] = []
    func add(_ value: Int) { lock.withLock { values.append(value) } }
    var all: [Int] { lock.withLock { values } }
  }

  func testTheBudgetFollowsTheMachineAndTheEnvironment() {
    func limit(_ text: String?, _ memory: UInt64) -> Int {
      DecodingBudget.standardLimit(
        environment: text.map { ["TESSERA_IMAGE_MEMORY": $0] } ?? [:], physicalMemory: memory) >> 20
    }
    XCTAssertEqual(limit(nil, 512 << 20), 256)
    XCTAssertEqual(limit(nil, 2 << 30), 512)
    XCTAssertEqual(limit(nil, 64 << 30), 1024)
    XCTAssertEqual(limit("100", 64 << 30), 100)
    for text in ["", "0", "-1", "x", "99999999999999999999"] { XCTAssertEqual(limit(text, 2 << 30), 512, text) }
  }
}
