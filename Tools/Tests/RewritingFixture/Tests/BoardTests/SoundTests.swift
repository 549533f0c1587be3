import AVFoundation
import AudioToolbox
import XCTest

/// Sounds with the real clock. SDL writes what would be heard to a file.
final class SoundTests: XCTestCase {
  private final class Delegate: NSObject, AVAudioPlayerDelegate {
    let ended: XCTestExpectation
    var isSuccessful: [Bool] = []

    init(_ ended: XCTestExpectation) { self.ended = ended }

    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
      isSuccessful.append(flag)
      ended.fulfill()
    }
  }

  /// The file of the samples that are heard, as 32-bit numbers of two channels with 48,000 samples per second.
  private static let output = FileManager.default.temporaryDirectory
    .appendingPathComponent("heard-\(ProcessInfo.processInfo.processIdentifier).raw")

  override class func setUp() {
    setenv("SDL_AUDIODRIVER", "disk", 1)
    setenv("SDL_DISKAUDIOFILE", output.path, 1)
  }

  override class func tearDown() { try? FileManager.default.removeItem(at: output) }

  /// A WAV file of a sine in the left channel and silence in the right one, with half of the greatest amplitude.
  private func sine(_ hertz: Double, seconds: Double) -> Data {
    let count = Int(seconds * 44_100)
    var samples: [Int16] = []
    for index in 0..<count { samples += [Int16(16_384 * sin(2 * .pi * hertz * Double(index) / 44_100)), 0] }
    var data = Data()
    func append<Value: FixedWidthInteger>(_ value: Value) {
      withUnsafeBytes(of: value.littleEndian) { data.append(contentsOf: $0) }
    }
    data.append(contentsOf: "RIFF".utf8)
    append(UInt32(36 + samples.count * 2))
    data.append(contentsOf: "WAVEfmt ".utf8)
    append(UInt32(16))
    append(UInt16(1))
    append(UInt16(2))
    append(UInt32(44_100))
    append(UInt32(44_100 * 4))
    append(UInt16(4))
    append(UInt16(16))
    data.append(contentsOf: "data".utf8)
    append(UInt32(samples.count * 2))
    for sample in samples { append(sample) }
    return data
  }

  private func heard() throws -> (left: [Float], right: [Float]) {
    let data = try Data(contentsOf: Self.output)
    let samples = data.withUnsafeBytes { bytes in
      (0..<bytes.count / 4).map { bytes.loadUnaligned(fromByteOffset: $0 * 4, as: Float.self) }
    }
    return (
      stride(from: 0, to: samples.count - 1, by: 2).map { samples[$0] },
      stride(from: 1, to: samples.count, by: 2).map { samples[$0] }
    )
  }

  /// Waits until the output is closed, which is after the end of the last sound. While it is open, it writes silence.
  private func heardAfterTheEnd() throws -> (left: [Float], right: [Float]) {
    var samples = try heard()
    var unchanged = 0
    while unchanged < 3 {
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
      let now = try heard()
      unchanged = now.left.count == samples.left.count && !now.left.isEmpty ? unchanged + 1 : 0
      samples = now
    }
    return samples
  }

  /// Waits for the output of an earlier test.
  private func waitUntilTheOutputIsClosed() throws {
    if FileManager.default.fileExists(atPath: Self.output.path) { _ = try heardAfterTheEnd() }
  }

  /// Removes zeros, but not single ones, which a sine has.
  private func withoutPauses(_ samples: [Float]) -> [Float] {
    samples.indices.filter { index in
      samples[index] != 0 || (index > 0 && samples[index - 1] != 0)
    }.map { samples[$0] }
  }

  func testASoundIsHeard_asOftenAsItIsRepeated() throws {
    let player = try AVAudioPlayer(data: sine(440, seconds: 0.3))
    XCTAssertEqual(player.duration, 0.3, accuracy: 0.001)
    XCTAssertEqual(player.numberOfChannels, 2)
    XCTAssertEqual(player.format.sampleRate, 44_100)
    let delegate = Delegate(expectation(description: "end"))
    player.delegate = delegate
    try waitUntilTheOutputIsClosed()
    player.numberOfLoops = 1
    player.volume = 0.5
    XCTAssertFalse(player.isPlaying)
    XCTAssertTrue(player.play())
    XCTAssertTrue(player.isPlaying)
    wait(for: [delegate.ended], timeout: 60)
    XCTAssertEqual(delegate.isSuccessful, [true])
    XCTAssertFalse(player.isPlaying)
    XCTAssertEqual(player.currentTime, 0)
    let heard = try heardAfterTheEnd()
    let right = heard.right
    // On a busy machine the output may have waited for samples, and then has written zeros between them.
    let left = withoutPauses(heard.left)
    let first = try XCTUnwrap(left.firstIndex { abs($0) > 0.01 })
    let last = try XCTUnwrap(left.lastIndex { abs($0) > 0.01 })
    XCTAssertEqual(Double(last - first) / 48_000, 0.6, accuracy: 0.02)
    XCTAssertEqual(left.max() ?? 0, 0.25, accuracy: 0.005)
    XCTAssertTrue(right.allSatisfy { $0 == 0 })
    // Between two repetitions is no gap, and no step that clicks.
    let steps = zip(left[first..<last], left[(first + 1)...last]).map { abs($1 - $0) }
    XCTAssertEqual(steps.max() ?? 0, 0.25 * 2 * .pi * 440 / 48_000, accuracy: 0.002)
    let crossings = zip(left[first..<last], left[(first + 1)...last]).filter { $0 < 0 && $1 >= 0 }.count
    XCTAssertEqual(Double(crossings), 0.6 * 440, accuracy: 2)
  }

  func testADelayedSoundIsHeard_alsoIfItsSettingsChangeBefore() throws {
    let player = try AVAudioPlayer(data: sine(440, seconds: 0.1))
    let delegate = Delegate(expectation(description: "end"))
    player.delegate = delegate
    try waitUntilTheOutputIsClosed()
    try? FileManager.default.removeItem(at: Self.output)
    player.enableRate = true
    XCTAssertTrue(player.play(atTime: player.deviceCurrentTime + 0.3))
    player.numberOfLoops = 1
    player.rate = 0.5
    player.rate = 1
    wait(for: [delegate.ended], timeout: 60)
    let heard = withoutPauses(try heardAfterTheEnd().left)
    let first = try XCTUnwrap(heard.firstIndex { abs($0) > 0.01 })
    let last = try XCTUnwrap(heard.lastIndex { abs($0) > 0.01 })
    XCTAssertEqual(Double(last - first) / 48_000, 0.2, accuracy: 0.02)
  }

  func testDataIsWrittenOnce() throws {
    let player = try AVAudioPlayer(data: sine(440, seconds: 0.1))
    let delegate = Delegate(expectation(description: "end"))
    player.delegate = delegate
    try waitUntilTheOutputIsClosed()
    try? FileManager.default.removeItem(at: Self.output)
    let folder = ProcessInfo.processInfo.environment["TMPDIR"]
    setenv("TMPDIR", "/missing", 1)
    player.play()
    if let folder { setenv("TMPDIR", folder, 1) } else { unsetenv("TMPDIR") }
    wait(for: [delegate.ended], timeout: 60)
    XCTAssertTrue(try heardAfterTheEnd().left.contains { $0 > 0.4 })
  }

  func testAPausedSoundContinues_andASoundThatIsStoppedKeepsItsTime() throws {
    let player = try AVAudioPlayer(data: sine(441, seconds: 3))
    // The length is greater than any delay of this test, because the sound is repeated.
    player.numberOfLoops = -1
    player.currentTime = 1
    XCTAssertEqual(player.currentTime, 1)
    player.play()
    for _ in 0..<3000 where player.currentTime == 1 { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.02)) }
    XCTAssertNotEqual(player.currentTime, 1)
    player.pause()
    let time = player.currentTime
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
    XCTAssertEqual(player.currentTime, time)
    player.isMeteringEnabled = true
    player.play()
    player.updateMeters()
    // The square root of the mean square of a sine with half of the greatest amplitude.
    XCTAssertEqual(player.averagePower(forChannel: 0), -9.03, accuracy: 0.3)
    XCTAssertEqual(player.peakPower(forChannel: 0), -6.02, accuracy: 0.1)
    XCTAssertEqual(player.averagePower(forChannel: 1), -160)
    XCTAssertEqual(player.peakPower(forChannel: 7), -160)
    player.stop()
    XCTAssertNotEqual(player.currentTime, 0)
    player.currentTime = .nan
    XCTAssertEqual(player.currentTime, 0)
    player.currentTime = 1e300
    player.rate = .infinity
    player.enableRate = true
    player.volume = .nan
    player.numberOfLoops = .max
    player.play()
    player.stop()
  }

  func testAnAACFileIsConverted() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("aac-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("sound.wav")
    try sine(440, seconds: 2).write(to: file)
    let converted = folder.appendingPathComponent("sound.m4a")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["ffmpeg", "-nostdin", "-v", "error", "-i", file.path, "-brand", "qqqq", converted.path]
    try process.run()
    process.waitUntilExit()
    try XCTSkipUnless(process.terminationStatus == 0, "ffmpeg is not installed")
    let player = try AVAudioPlayer(contentsOf: converted)
    XCTAssertEqual(player.duration, 2, accuracy: 0.1)
    XCTAssertEqual(player.numberOfChannels, 2)
  }

  func testFilesThatAreNoSounds_areErrors() throws {
    let missing = URL(fileURLWithPath: "/missing/sound.mp3")
    XCTAssertThrowsError(try AVAudioPlayer(contentsOf: missing)) {
      XCTAssertEqual(($0 as NSError).domain, "NSOSStatusErrorDomain")
      XCTAssertEqual(($0 as NSError).code, 2_003_334_207)
      XCTAssertTrue(($0 as NSError).localizedDescription.contains("/missing/sound.mp3"))
    }
    XCTAssertThrowsError(try AVAudioPlayer(contentsOf: FileManager.default.temporaryDirectory))
    XCTAssertThrowsError(try AVAudioPlayer(data: Data("no sound".utf8))) {
      XCTAssertEqual(($0 as NSError).code, 1_954_115_647)
    }
    XCTAssertThrowsError(try AVAudioPlayer(data: Data()))
    var number = SystemSoundID(7)
    XCTAssertNotEqual(AudioServicesCreateSystemSoundID(missing, &number), 0)
    XCTAssertEqual(number, 0)
    AudioServicesPlaySystemSound(number)
    // Damaged files: an error or a sound, but not an end of the program.
    let file = sine(441, seconds: 0.02)
    for index in 0..<300 {
      var damaged = file
      damaged[index % 64] = UInt8(truncatingIfNeeded: index &* 37 &+ 11)
      if index % 3 == 0 { damaged = damaged.prefix(index % 50) }
      guard let player = try? AVAudioPlayer(data: damaged) else { continue }
      XCTAssertGreaterThanOrEqual(player.duration, 0)
      player.play()
      player.isMeteringEnabled = true
      player.updateMeters()
      player.stop()
    }
  }

  func testSystemSounds_callTheirFunctions() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("click-\(UUID().uuidString).wav")
    try sine(880, seconds: 0.05).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var number = SystemSoundID(0)
    XCTAssertEqual(AudioServicesCreateSystemSoundID(file, &number), 0)
    XCTAssertNotEqual(number, 0)
    let ended = expectation(description: "file")
    AudioServicesPlaySystemSoundWithCompletion(number) { ended.fulfill() }
    let tones = [1000, 1057, 1005, 1006, 1200, 1211, kSystemSoundID_Vibrate, 9_999_999].map { sound in
      let tone = expectation(description: "tone \(sound)")
      AudioServicesPlaySystemSoundWithCompletion(sound) { tone.fulfill() }
      return tone
    }
    wait(for: [ended] + tones, timeout: 60)
    let stopped = ["played again", "released"].map { name in
      let ended = expectation(description: name)
      AudioServicesPlaySystemSoundWithCompletion(number) { ended.fulfill() }
      return ended
    }
    AudioServicesDisposeSystemSoundID(number)
    wait(for: stopped, timeout: 60)
    let disposed = expectation(description: "disposed")
    AudioServicesPlaySystemSoundWithCompletion(number) { disposed.fulfill() }
    wait(for: [disposed], timeout: 60)
  }

  func testAQueuePassesItemsThatCannotBePlayed_andHasReplacedItems() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("tone-\(UUID().uuidString).wav")
    try sine(440, seconds: 0.1).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let first = AVPlayerItem(url: file)
    let missing = AVPlayerItem(url: URL(fileURLWithPath: "/missing/film.mp4"))
    let last = AVPlayerItem(url: file)
    let player = AVQueuePlayer(items: [first, missing, last])
    XCTAssertFalse(player.canInsert(first, after: nil))
    player.insert(AVPlayerItem(url: file), after: AVPlayerItem(url: file))
    XCTAssertEqual(player.items(), [first, missing, last], "the queue does not have the item before")
    let failed = expectation(forNotification: .AVPlayerItemFailedToPlayToEndTime, object: missing)
    let ended = expectation(forNotification: .AVPlayerItemDidPlayToEndTime, object: last)
    player.play()
    wait(for: [failed, ended], timeout: 60)
    for _ in 0..<3000 where !player.items().isEmpty { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01)) }
    XCTAssertEqual(player.items(), [])
    XCTAssertNil(player.currentItem)
    let items = (0..<3).map { _ in AVPlayerItem(url: file) }
    player.replaceCurrentItem(with: items[0])
    XCTAssertEqual(player.items(), [items[0]])
    player.insert(items[1], after: nil)
    player.replaceCurrentItem(with: items[2])
    XCTAssertEqual(player.items(), [items[2], items[1]])
    player.advanceToNextItem()
    XCTAssertEqual(player.currentItem, items[1])
    XCTAssertEqual(player.items(), [items[1]])
    player.replaceCurrentItem(with: nil)
    XCTAssertEqual(player.items(), [])
  }

  func testARemovedTimeObserverIsNotCalled() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("tone-\(UUID().uuidString).wav")
    try sine(440, seconds: 0.5).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let player = AVPlayer(url: file)
    nonisolated(unsafe) var observers: [Any] = []
    nonisolated(unsafe) var calls = [0, 0]
    for index in 0..<2 {
      observers.append(
        player.addPeriodicTimeObserver(forInterval: CMTime(value: 1, timescale: 1), queue: .main) { _ in
          calls[index] += 1
          if index == 0 { player.removeTimeObserver(observers[1]) }
        })
    }
    player.seek(to: CMTime(value: 1, timescale: 100))
    for _ in 0..<3000 where calls[0] == 0 { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01)) }
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
    XCTAssertEqual(calls, [1, 0])
    nonisolated(unsafe) var passed: [Any] = []
    nonisolated(unsafe) var count = 0
    let times = [1, 2].map { NSValue(time: CMTime(value: $0, timescale: 10)) }
    passed.append(
      player.addBoundaryTimeObserver(forTimes: times, queue: .main) {
        count += 1
        player.removeTimeObserver(passed[0])
      })
    let ended = expectation(forNotification: .AVPlayerItemDidPlayToEndTime, object: player.currentItem)
    player.play()
    wait(for: [ended], timeout: 60)
    XCTAssertEqual(count, 1)
  }

  func testAPlayerPlaysSounds_tellsTheTime_andRepeats() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("tone-\(UUID().uuidString).wav")
    try sine(440, seconds: 0.4).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let item = AVPlayerItem(url: file)
    XCTAssertEqual(item.status, .readyToPlay)
    let asset = AVAsset(url: file)
    XCTAssertTrue(asset.isPlayable)
    XCTAssertEqual(asset.duration.seconds, 0.4, accuracy: 0.001)
    XCTAssertEqual(AVPlayerItem(asset: asset).status, .readyToPlay)
    XCTAssertEqual(AVPlayerItem(asset: AVAsset()).status, .failed)
    XCTAssertEqual(item.duration.seconds, 0.4, accuracy: 0.001)
    XCTAssertEqual(item.loadedTimeRanges.map(\.timeRangeValue.duration), [item.duration])
    XCTAssertTrue(item.canPlayFastForward)
    XCTAssertFalse(item.canPlayReverse)
    XCTAssertTrue(AVPlayerItem(asset: AVAsset()).seekableTimeRanges.isEmpty)
    let player = AVPlayer(playerItem: item)
    XCTAssertEqual(player.status, .readyToPlay)
    XCTAssertEqual(player.timeControlStatus, .paused)
    nonisolated(unsafe) var times: [Double] = []
    let periodic = player.addPeriodicTimeObserver(
      forInterval: CMTime(value: 1, timescale: 20), queue: .main, using: { times.append($0.seconds) })
    let passed = expectation(description: "a position")
    let boundary = player.addBoundaryTimeObserver(
      forTimes: [NSValue(time: CMTime(value: 2, timescale: 10))], queue: nil, using: { passed.fulfill() })
    let ended = expectation(forNotification: .AVPlayerItemDidPlayToEndTime, object: item)
    player.play()
    XCTAssertEqual(player.rate, 1)
    XCTAssertEqual(player.timeControlStatus, .playing)
    wait(for: [passed, ended], timeout: 60)
    XCTAssertEqual(player.rate, 0)
    XCTAssertEqual(player.currentTime().seconds, 0.4, accuracy: 0.001)
    XCTAssertFalse(times.isEmpty)
    XCTAssertEqual(times, times.sorted())
    let count = times.count
    let sought = expectation(description: "seek")
    player.seek(to: CMTime(value: 1, timescale: 10)) { isDone in
      XCTAssertTrue(isDone)
      sought.fulfill()
    }
    wait(for: [sought], timeout: 60)
    XCTAssertEqual(player.currentTime().seconds, 0.1, accuracy: 0.001)
    XCTAssertEqual(times.count, count + 1, "a seek is told")
    player.removeTimeObserver(periodic)
    player.removeTimeObserver(boundary)
    let queue = AVQueuePlayer()
    let looper = AVPlayerLooper(player: queue, templateItem: AVPlayerItem(url: file))
    queue.rate = 8
    for _ in 0..<3000 where looper.loopCount < 3 { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.02)) }
    XCTAssertGreaterThanOrEqual(looper.loopCount, 3)
    queue.pause()
    let video = AVPlayerItem(url: URL(fileURLWithPath: "/missing/film.mp4"))
    XCTAssertEqual(video.status, .failed)
    XCTAssertNotNil(video.error)
    let failed = expectation(forNotification: .AVPlayerItemFailedToPlayToEndTime, object: video)
    AVPlayer(playerItem: video).play()
    wait(for: [failed], timeout: 60)
  }
}
