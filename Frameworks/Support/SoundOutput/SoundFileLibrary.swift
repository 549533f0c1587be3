import Foundation

/// The functions of libsndfile, which reads WAV, AIFF, CAF, AU, FLAC, Ogg, Opus and MP3 files.
///
/// The types are those of `sndfile.h` of libsndfile 1.0 to 1.2.
struct SoundFileLibrary: Sendable {
  /// The library, or nil if it is not installed.
  static let shared = SoundFileLibrary()

  /// `SNDFILE *sf_open_fd(int, int mode, SF_INFO *, int closesDescriptor)`
  typealias Open = @convention(c) (CInt, CInt, UnsafeMutableRawPointer, CInt) -> OpaquePointer?
  /// `sf_count_t sf_readf_float(SNDFILE *, float *, sf_count_t frames)`
  typealias Read = @convention(c) (OpaquePointer, UnsafeMutablePointer<Float>, Int64) -> Int64
  /// `sf_count_t sf_seek(SNDFILE *, sf_count_t frames, int whence)`
  typealias Seek = @convention(c) (OpaquePointer, Int64, CInt) -> Int64
  /// `int sf_close(SNDFILE *)`
  typealias Close = @convention(c) (OpaquePointer) -> CInt

  let open: Open
  let read: Read
  let seek: Seek
  let close: Close

  private init?() {
    guard let library = SharedLibrary("libsndfile.so.1"), let open = library.function("sf_open_fd", Open.self),
      let read = library.function("sf_readf_float", Read.self), let seek = library.function("sf_seek", Seek.self),
      let close = library.function("sf_close", Close.self)
    else { return nil }
    self.open = open
    self.read = read
    self.seek = seek
    self.close = close
  }
}
