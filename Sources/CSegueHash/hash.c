// A hash is a context of OpenSSL, whose type the header does not show.

#include "CSegueHash.h"

#include <openssl/evp.h>

static const EVP_MD *algorithm(segue_hash_function function) {
  switch (function) {
    case segue_md5: return EVP_md5();
    case segue_sha1: return EVP_sha1();
    case segue_sha256: return EVP_sha256();
    case segue_sha384: return EVP_sha384();
    case segue_sha512: return EVP_sha512();
  }
  return NULL;
}

segue_hash *segue_hash_create(segue_hash_function function) {
  EVP_MD_CTX *context = EVP_MD_CTX_new();
  if (context && EVP_DigestInit_ex(context, algorithm(function), NULL)) return (segue_hash *)context;
  EVP_MD_CTX_free(context);
  return NULL;
}

segue_hash *segue_hash_copy(const segue_hash *hash) {
  EVP_MD_CTX *context = EVP_MD_CTX_new();
  if (context && EVP_MD_CTX_copy_ex(context, (const EVP_MD_CTX *)hash)) return (segue_hash *)context;
  EVP_MD_CTX_free(context);
  return NULL;
}

void segue_hash_free(segue_hash *hash) { EVP_MD_CTX_free((EVP_MD_CTX *)hash); }

void segue_hash_update(segue_hash *hash, const void *bytes, size_t count) {
  EVP_DigestUpdate((EVP_MD_CTX *)hash, bytes, count);
}

size_t segue_hash_digest(const segue_hash *hash, uint8_t *digest) {
  EVP_MD_CTX *copy = (EVP_MD_CTX *)segue_hash_copy(hash);
  unsigned count = 0;
  if (copy && !EVP_DigestFinal_ex(copy, digest, &count)) count = 0;
  EVP_MD_CTX_free(copy);
  return count;
}
